import { defineConfig } from '@playwright/test'

import { getConfig } from '@redwoodjs/project-config'

const { web, api } = getConfig()
const webOrigin = `http://localhost:${web.port}`
const apiOrigin = `http://localhost:${api.port}`

// The tests use the production build, and no servers other than these.
const server = {
  cwd: '..',
  env: {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    STUN_URLS: '',
    ALLOWED_ORIGINS: webOrigin,
    // All browsers of the tests have the same IP address, so the limits for one
    // address are raised.
    ADDRESS_LIMIT_FACTOR: '100',
    OPERATOR_PASSPHRASE: 'a passphrase for tests',
  },
  reuseExistingServer: false,
  stdout: 'pipe',
} as const

// These tests have other servers and their own configurations.
const otherServers = ['**/deployed/**', '**/start/**']

/** Test files in which no test, or only a few tests, share a screen. */
const onePage =
  /\/(?:appearance|bad-input|capture-trouble|container|error-modal|first-paint|get-the-link-across|home|hostile-address|languages|my-sheets|no-room|offline-page|operator|page-loading|pages|robots|secured-pages|served-pages|signalling-messages|spoken-words|stock-client|sub-path|test-connection|translators|webkit|words)\.spec\.ts$/

export default defineConfig({
  testDir: 'e2e',
  testIgnore: otherServers,
  outputDir: '../test-results/e2e',
  snapshotPathTemplate: '{testDir}/appearance/images/{arg}{ext}',
  updateSnapshots: 'none',
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  forbidOnly: true,
  retries: 0,
  // One worker runs the tests that share a screen. A share uses both cores, so a
  // second worker would hardly save time (measured: 2.4 and 2.2 minutes for 11
  // tests). The second worker runs the tests that need only one page.
  workers: 2,
  timeout: 240_000,
  expect: {
    timeout: 30_000,
    // Two versions of a browser may draw edges slightly differently.
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
    {
      name: 'tests',
      testIgnore: [...otherServers, onePage],
      grepInvert: /@rehearsal|@picture/,
      workers: 1,
    },
    {
      name: 'pages',
      testMatch: onePage,
      testIgnore: otherServers,
      grepInvert: /@rehearsal|@picture/,
      workers: 1,
    },
    { name: 'rehearsal', grep: /@rehearsal/, workers: 1 },
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
