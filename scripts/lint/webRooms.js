// The rooms of web/src, lowest first. Imports only go down
// (docs/architecture.md); rooms on one line do not import each other.
const order = [
  ['styles'],
  ['browser'],
  ['i18n'],
  ['components'],
  ['features/links'],
  ['features/proof'],
  ['features/capture'],
  ['features/call'],
  ['features/picture'],
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

// The imports that still go up, and how they will end (docs/architecture.md). A
// room without such imports leaves the list; none may be added.
const upwards = {
  // Texts use the keys of their rooms.
  i18n: [
    'call',
    'chat',
    'files',
    'links',
    'network-check',
    'safety',
    'stage',
    'steps',
  ],
  steps: ['sheets'],
  // A call sends and receives the picture.
  call: ['picture'],
  proof: ['call', 'kept-helpers'],
  links: ['proof'],
  'kept-helpers': ['ring'],
  // A registry of tools that pages show.
  session: ['layouts'],
  sheets: ['layouts'],
}

const nameOf = (room) => room.replace(/^features\//, '')
const folderOf = (name) => (name === 'layouts' ? name : `features/${name}`)

function patternsOf(room, below) {
  const allowed = [
    room,
    ...below,
    ...(upwards[nameOf(room)] ?? []).map(folderOf),
    // Redwood's folder for auth, which the operator's pages use.
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
      // Tests may import anything.
      excludedFiles: [
        '*.test.ts',
        '*.test.tsx',
        '*.fixtures.ts',
        '*.fixtures.tsx',
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
