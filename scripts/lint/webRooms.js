// The rooms of web/src, lowest first. Imports only go down
// (docs/architecture.md); rooms on one line do not import each other.
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

function patternsOf(room, below) {
  const allowed = [
    room,
    ...below,
    // Redwood's place for auth, which the operator's pages use.
    ...(/operator|pages|layouts/.test(room) ? ['auth'] : []),
  ]
  return {
    group: [
      'src/*',
      '../*',
      '!src/features',
      'src/features/*',
      ...allowed.flatMap((name) => [`!src/${name}`, `!src/${name}/**`]),
    ],
    message: `${room} may import only from: ${allowed.join(', ')}. Climb by the src/ alias, not by ../`,
  }
}

/** @param others further patterns of `no-restricted-imports`, by room */
module.exports = (others) =>
  order.flatMap((rooms, level) =>
    rooms.map((room) => ({
      files: [`web/src/${room}/**`],
      // Tests start whatever they need.
      excludedFiles: [
        '*.test.ts',
        '*.test.tsx',
        '*.fixtures.ts',
        '*.fixtures.tsx',
        'renderInSession.tsx',
      ],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              patternsOf(room, order.slice(0, level).flat()),
              ...others(room),
            ],
          },
        ],
      },
    }))
  )
