// The layers of api/src, lowest first, with server.ts above them
// (docs/architecture.md). Folders of one layer do not import each other.
const floors = [
  ['lib/addresses', 'lib/secrets', 'lib/userId'],
  ['lib/env', 'lib/signallingMessages'],
  [
    'lib/iceServers',
    'lib/permanentIds',
    'lib/logger',
    'lib/metrics',
    'lib/ring',
  ],
  ['lib/server'],
  ['lib/status'],
  ['lib/cluster', 'lib/limits'],
  ['lib/graphql', 'lib/operator', 'lib/signalling'],
  ['lib/auth'],
  ['directives', 'graphql', 'services', 'subscriptions'],
  ['functions'],
]

const signalling = floors.findIndex((rooms) => rooms.includes('lib/signalling'))

// The layers of api/src/lib/signalling, lowest first.
const signallingFloors = [
  'protocol',
  'peerServer',
  'relay',
  'sockets',
  'upgrades',
  'lifecycle',
].map((room) => `lib/signalling/${room}`)

function floorRule(room, below) {
  const allowed = [room, ...below].map((name) => `src/${name}`)
  return {
    files: [`api/src/${room}/**`, `api/src/${room}.ts`],
    excludedFiles: ['*.test.ts', '*.fixtures.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: [
                'src/*',
                '!src/lib',
                'src/lib/*',
                '!src/lib/signalling/',
                'src/lib/signalling/*',
                ...allowed.flatMap((name) => [`!${name}`, `!${name}/**`]),
                // JSON files are imported by a relative path: they have no
                // alias.
                '../**',
                '!../**/',
                '!../**/*.json',
              ],
              message: `${room} may import only from: ${allowed.join(', ')}. Climb by the src/ alias, not by ../`,
            },
          ],
        },
      ],
    },
  }
}

module.exports = [
  ...floors.flatMap((rooms, level) =>
    rooms.map((room) => floorRule(room, floors.slice(0, level).flat()))
  ),
  ...signallingFloors.map((room, level) =>
    floorRule(room, [
      ...floors.slice(0, signalling).flat(),
      ...signallingFloors.slice(0, level),
    ])
  ),
]
