import { defineConfig } from '@playwright/test'

/**
 * Tests a build for other host names, with everything that an operator runs.
 */
export const deployed = defineConfig({
  testDir: 'e2e/deployed',
  outputDir: '../test-results/deployed',
  reporter: [
    ['list'],
    ['json', { outputFile: '../test-results/deployed.json' }],
  ],
  forbidOnly: true,
  retries: 0,
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: 'https://help.example',
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
})

// The pages are on one host and the api on another, behind nginx.
export default defineConfig({
  ...deployed,
  testIgnore: /family(-image)?\.spec\.ts/,
})
