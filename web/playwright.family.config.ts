import { defineConfig } from '@playwright/test'

import { deployed } from './playwright.deployed.config'

// Tests a build for one host name, with the services that one family runs.
export default defineConfig({
  ...deployed,
  testMatch: /family(-image)?\.spec\.ts/,
  outputDir: '../test-results/family',
  reporter: [['list'], ['json', { outputFile: '../test-results/family.json' }]],
})
