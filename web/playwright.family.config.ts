import { defineConfig } from '@playwright/test'

import { deployed } from './playwright.deployed.config'

// The built web side on one host name, with what one family runs.
export default defineConfig({
  ...deployed,
  testMatch: /family(-image)?\.spec\.ts/,
  outputDir: '../test-results/family',
  reporter: [['list'], ['json', { outputFile: '../test-results/family.json' }]],
})
