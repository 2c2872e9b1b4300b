import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

import { chunksOf } from './chunksOf.mjs'
import { fromRoot } from './setup/root.mjs'

// `/{toUserId}` is the page that a link opens. It loads the entry and the page
// before the first paint, and the session with PeerJS before the page's button
// works.
const firstPaint = ['index.html', 'pages/BroadcastPage/BroadcastPage.tsx']

const inAll = [...firstPaint, 'features/session/createEngine.ts']

// The limits are in bytes after gzip.
const budgets = [
  { name: 'first paint of /{toUserId}', sources: firstPaint, limit: 110_000 },
  { name: '/{toUserId} in all', sources: inAll, limit: 170_000 },
]

const inDist = (file) => readFileSync(fromRoot('web', 'dist', file))
const manifest = JSON.parse(inDist('client-build-manifest.json'))
const inKb = (bytes) => `${(bytes / 1_000).toFixed(1)} KB`

for (const { name, sources, limit } of budgets) {
  const size = chunksOf(sources, manifest)
    .map(({ file }) => gzipSync(inDist(file)).length)
    .reduce((sum, bytes) => sum + bytes, 0)
  const isOver = size > limit
  console.log(
    `${name}: ${inKb(size)} of ${inKb(limit)} gzip${isOver ? ': too much' : ''}`
  )
  if (isOver) process.exitCode = 1
}
