import { defineConfig } from '@playwright/test'

import { getConfig } from '@redwoodjs/project-config'

// Tests web and api as `npm start` runs them from their sources.
export default defineConfig({
  testDir: 'e2e/start',
  outputDir: '../test-results/start',
  reporter: [['list'], ['json', { outputFile: '../test-results/start.json' }]],
  forbidOnly: true,
  retries: 0,
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${getConfig().web.port}`,
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
})
