import { defineConfig } from '@playwright/test'

import { getConfig } from '@redwoodjs/project-config'

const { web, api } = getConfig()
const webOrigin = `http://localhost:${web.port}`
const apiOrigin = `http://localhost:${api.port}`

// The tests use the production build, and no servers but our own.
const server = {
  cwd: '..',
  env: {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    STUN_URLS: '',
    ALLOWED_ORIGINS: webOrigin,
    // All browsers of the tests share one address.
    ADDRESS_LIMIT_FACTOR: '100',
    OPERATOR_PASSPHRASE: 'a passphrase for tests',
  },
  reuseExistingServer: false,
  stdout: 'pipe',
} as const

export default defineConfig({
  testDir: 'e2e',
  // These tests have other servers and their own configurations.
  testIgnore: ['deployed/**', 'start/**'],
  outputDir: '../test-results/e2e',
  snapshotPathTemplate: '{testDir}/appearance/images/{arg}{ext}',
  updateSnapshots: 'none',
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  forbidOnly: true,
  retries: 0,
  // A share uses both cores, so two at once take twice as long (measured: 11
  // such tests in 2.4 and 2.2 minutes).
  workers: 1,
  timeout: 240_000,
  expect: {
    timeout: 30_000,
    // Two versions of a browser may draw edges differently.
    toHaveScreenshot: { maxDiffPixels: 200, threshold: 0.3 },
  },
  use: {
    baseURL: webOrigin,
    browserName: 'chromium',
    // Screenshots of every step would cost more than the tests themselves.
    trace: {
      mode: 'retain-on-failure',
      screenshots: false,
      snapshots: false,
    },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    },
  },
  projects: [
    { name: 'tests', grepInvert: /@rehearsal|@picture/ },
    { name: 'rehearsal', grep: /@rehearsal/ },
    // `npm run pictures` records the README's moving picture.
    { name: 'pictures', grep: /@picture/ },
  ],
  webServer: [
    {
      ...server,
      name: 'api',
      command: 'node dist/server.js',
      cwd: '../api',
      url: `${apiOrigin}/graphql/health`,
    },
    {
      ...server,
      name: 'web',
      command: `node node_modules/.bin/rw-web-server --api-proxy-target ${apiOrigin}`,
      url: webOrigin,
    },
  ],
})
