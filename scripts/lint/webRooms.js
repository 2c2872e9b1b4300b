// The layers of web/src, lowest first. A "room" is a top-level folder or a
// feature, and imports only from lower layers (docs/architecture.md).
const order = [
  ['styles'],
  ['browser'],
  ['i18n'],
  ['components'],
  ['features/links', 'features/wire'],
  ['features/proof'],
  ['features/capture'],
  ['features/picture'],
  ['features/call'],
  ['features/session'],
  ['features/stage'],
  ['features/kept-helpers'],
  ['features/messages'],
  [
    'features/chat',
    'features/files',
    'features/masking',
    'features/network-check',
    'features/operator',
    'features/voice',
  ],
  ['features/pointing'],
  ['features/steps'],
  ['features/sheets'],
  ['features/ring'],
  ['features/safety'],
  ['features/after-share'],
  ['features/helper-window'],
  ['features/sharing'],
  ['features/viewing'],
  ['pages'],
  ['layouts'],
]

const isFeature = (room) => room.startsWith('features/')

const everythingOf = (room) => [`!src/${room}`, `!src/${room}/**`]

/**
 * What other rooms may import. From a feature, they import only its entry:
 * `index.ts`, or `headless.ts` for code without a page. From a top-level
 * folder, they may import all files.
 */
const entriesOf = (room) =>
  isFeature(room)
    ? [`!src/${room}`, `src/${room}/*`, `!src/${room}/headless`]
    : everythingOf(room)

function patternsOf(room, below, openings) {
  return {
    group: [
      'src/*',
      '../*',
      '!src/features',
      'src/features/*',
      ...below.flatMap(openings),
      ...everythingOf(room),
    ],
    message: `${room} may import only its own files, and the entries of: ${below.join(', ')}. Climb by the src/ alias, not by ../`,
  }
}

const tests = [
  '*.test.ts',
  '*.test.tsx',
  '*.fixtures.ts',
  '*.fixtures.tsx',
  'renderInSession.tsx',
]

const standIns = ['Fake*.ts', 'fixtures.ts']

const override = (files, excludedFiles, patterns, paths = []) => ({
  files,
  excludedFiles,
  rules: { 'no-restricted-imports': ['error', { patterns, paths }] },
})

function roomRules(room, below, others) {
  const rule = (names, openings) =>
    override(
      names.map((name) => `web/src/${room}/**/${name}`),
      tests,
      [patternsOf(room, below, openings), ...others],
      isFeature(room)
        ? [{ name: `src/${room}`, message: 'A room does not enter itself.' }]
        : []
    )
  return [rule(['*'], entriesOf), rule(standIns, everythingOf)]
}

/**
 * Files directly in web/src, where Redwood looks for the app, the routes and
 * auth.
 */
const besideRooms = (others) =>
  override(['web/src/*.{ts,tsx}'], tests, [
    {
      group: ['**/features/*/*'],
      message: 'Of a room only its entry is imported: features/<room>.',
    },
    ...others,
  ])

/** Programs without a page, such as a worker, have no `window`. */
const withoutPage = (program, others) =>
  override(
    [`web/src/${program}/**`],
    [...tests, ...standIns],
    [
      {
        group: [
          'src/features/**',
          '!src/features/*/',
          '!src/features/*/headless',
        ],
        message: 'Without a page: features/<room>/headless.',
      },
      ...others,
    ]
  )

/**
 * @param others further patterns of `no-restricted-imports`, by room or program
 */
module.exports = (others) => [
  ...order.flatMap((level, at) =>
    level.flatMap((room) =>
      roomRules(room, order.slice(0, at).flat(), others(room))
    )
  ),
  besideRooms(others('')),
  ...['offline', 'serviceWorker'].map((program) =>
    withoutPage(program, others(program))
  ),
]
