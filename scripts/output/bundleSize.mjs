import { chunksOf } from './chunksOf.mjs'

// What `/{toUserId}` loads: the entry and its page before the first paint, and
// the session with PeerJS until its button works.
const firstPaint = ['index.html', 'pages/BroadcastPage/BroadcastPage.tsx']

const inAll = [...firstPaint, 'features/session/createEngine.ts']

// In bytes of gzip.
export const budgets = [
  { name: 'first paint of /{toUserId}', sources: firstPaint, limit: 110_000 },
  { name: '/{toUserId} in all', sources: inAll, limit: 170_000 },
]

export function measure({ name, sources, limit }, manifest, sizeOf) {
  const size = chunksOf(sources, manifest)
    .map(({ file }) => sizeOf(file))
    .reduce((sum, bytes) => sum + bytes, 0)
  const inKb = (bytes) => (bytes / 1_000).toFixed(1)
  return {
    isOver: size > limit,
    line: `${name}: ${inKb(size)} of ${inKb(limit)} KB gzip`,
  }
}
