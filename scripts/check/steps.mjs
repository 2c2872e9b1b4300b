import { readdirSync } from 'node:fs'

import { fromRoot } from '../setup/root.mjs'

// A file that cannot be loaded has no tests, so it counts as one failure.
export const jestCounts = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests + report.numTodoTests,
})

// Errors outside of tests, such as a server that does not start, count as
// failures.
export const playwrightCounts = ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: stats.skipped,
})

// Node 20's test runner does not expand patterns itself.
const scriptTests = () =>
  readdirSync(fromRoot('scripts'), { recursive: true })
    .filter((file) => file.endsWith('.test.mjs'))
    .map((file) => `scripts/${file.replaceAll('\\', '/')}`)
    .sort()

const nodeTest = () =>
  [
    'node --test',
    '--test-reporter=spec --test-reporter-destination=stdout',
    '--test-reporter=./scripts/check/jsonReporter.mjs',
    '--test-reporter-destination=test-results/scripts.json',
    ...scriptTests(),
  ].join(' ')

const jest = (side, options = '') =>
  `yarn rw test ${side} --no-watch --no-db-push ${options} --json --outputFile=test-results/${side}.json`

const build = { name: 'build', commands: ['node scripts/run.mjs build'] }

const types = {
  name: 'types',
  commands: [
    'yarn rw type-check',
    'yarn workspace web tsc -p e2e',
    // Checked with other types, because a worker has no window.
    'yarn workspace web tsc -p src/serviceWorker',
  ],
}

const inLane = (lane, steps) => steps.map((step) => ({ ...step, lane }))

const playwright = (project, limitMinutes) => ({
  name: 'e2e',
  commands: [
    `yarn playwright test --config web/playwright.config.ts --project=${project}`,
  ],
  limitMinutes,
  counts: playwrightCounts,
  after: 'build',
  needsPrograms: true,
  needsServers: true,
})

// The steps of `npm test`. A step with `counts` runs tests and writes
// test-results/<name>.json; every other step counts as one test. Types come
// before the build, because both write the files that Redwood generates.
export const tests = [
  ...inLane(1, [
    types,
    { name: 'dead-code', commands: ['yarn knip --no-progress'] },
    build,
    {
      name: 'size',
      commands: ['node scripts/checkBundleSize.mjs'],
      after: 'build',
    },
    {
      name: 'syntax',
      commands: ['node scripts/checkSyntax.mjs'],
      after: 'build',
    },
    {
      name: 'api',
      commands: [jest('api', '--maxWorkers=100%')],
      counts: jestCounts,
      needsPrograms: true,
    },
  ]),
  ...inLane(2, [
    {
      name: 'scripts',
      commands: [nodeTest()],
      counts: (report) => report,
    },
    {
      name: 'format',
      commands: ['yarn prettier --check --log-level warn .'],
    },
    {
      name: 'lint',
      commands: [
        'yarn eslint --max-warnings 0 --report-unused-disable-directives --ext .js,.mjs,.ts,.tsx .',
      ],
    },
    {
      name: 'web',
      commands: [jest('web', '--maxWorkers=100%')],
      counts: jestCounts,
    },
  ]),
  // 60 minutes: its 195 tests took 12 minutes on two cores.
  playwright('tests', 60),
  {
    // The development servers write another build, so this step has its own
    // servers.
    name: 'start',
    commands: ['yarn playwright test --config web/playwright.start.config.ts'],
    counts: playwrightCounts,
    needsPrograms: true,
    needsServers: true,
  },
]

// The steps of `npm run rehearse`: slow, and rarely broken by a change.
export const rehearsals = [
  {
    // Debian's package lists are fetched together with the programs; this step
    // needs them to find the language packs.
    name: 'browser-words',
    commands: ['node scripts/languages/writeBrowserWords.mjs --check'],
    needsPrograms: true,
  },
  build,
  // 120 minutes: 132 of its tests took 21 minutes on two busy cores, and there
  // are more than twice as many.
  playwright('rehearsal', 120),
  {
    // The whole rolling restart, and tenThousand with only 500 families.
    name: 'simulation',
    commands: [
      'env FAMILIES=500 MINUTES=2 node scripts/bench/signalling.mjs --check rollingRestart,tenThousand',
    ],
    after: 'build',
    needsPrograms: true,
  },
  {
    // Builds with the host names in deploy/, because a build contains them.
    // Also builds the previous release, and later the images.
    name: 'deployed',
    commands: [
      'node scripts/release/buildOlder.mjs',
      'env WEB_DOMAIN=help.example PEER_SERVER_HOST=api.help.example API_URL=https://api.help.example node scripts/run.mjs build',
      'yarn playwright test --config web/playwright.deployed.config.ts',
    ],
    limitMinutes: 40,
    counts: playwrightCounts,
    after: 'build',
    needsPrograms: true,
    needsMore: true,
  },
  {
    // Builds with a single host name, as for one family.
    name: 'family',
    commands: [
      'env WEB_DOMAIN=help.example node scripts/run.mjs build',
      'yarn playwright test --config web/playwright.family.config.ts',
    ],
    counts: playwrightCounts,
    after: 'build',
    needsPrograms: true,
    needsMore: true,
  },
]
