import { readdirSync } from 'node:fs'

import { fromRoot } from '../setup/root.mjs'

// A file that cannot be loaded reports no tests, so it counts as a failure.
export const jestCounts = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests + report.numTodoTests,
})

// Errors outside of tests, such as those of a server, count as failures.
export const playwrightCounts = ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: stats.skipped,
})

// Node 20's test runner does not expand patterns.
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
    // Checked separately: a service worker has other global types than a page.
    'yarn workspace web tsc -p src/serviceWorker',
  ],
}

const inLane = (lane, steps) => steps.map((step) => ({ ...step, lane }))

const playwright = (projects, limitMinutes) => ({
  name: 'e2e',
  commands: [
    `yarn playwright test --config web/playwright.config.ts --project ${projects}`,
  ],
  limitMinutes,
  counts: playwrightCounts,
  after: 'build',
  needsPrograms: true,
  needsServers: true,
})

// The steps of `npm test`. A step with `counts` runs tests and writes
// test-results/<name>.json; any other step counts as one test. The type check
// comes before the build, because both write the files that Redwood generates.
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
  // The limit in minutes: 195 tests took 12 minutes on two cores.
  playwright('tests pages', 60),
  {
    // Has its own servers, because the development servers write another build.
    name: 'start',
    commands: ['yarn playwright test --config web/playwright.start.config.ts'],
    counts: playwrightCounts,
    needsPrograms: true,
    needsServers: true,
  },
]

// The steps of `npm run rehearse`: slow, and changes rarely break them.
export const rehearsals = [
  {
    // Needs Debian's package lists, which are fetched together with programs.
    name: 'browser-words',
    commands: ['node scripts/languages/writeBrowserWords.mjs --check'],
    needsPrograms: true,
  },
  build,
  // The limit in minutes: 132 tests, less than half of all, took 21 minutes on
  // two busy cores.
  playwright('rehearsal', 120),
  {
    // The rolling restart, and the benchmark tenThousand with 500 families.
    name: 'simulation',
    commands: [
      'env FAMILIES=500 MINUTES=2 node scripts/bench/signalling.mjs --check rollingRestart,tenThousand',
    ],
    after: 'build',
    needsPrograms: true,
  },
  {
    // The pages of a build contain host names, so this step builds with the
    // host names of deploy/. It also builds the previous release first, and the
    // images later.
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
    // Builds with a single host name, like an installation for one family.
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
