// What `/{toUserId}` loads: the entry and its page before the first paint, and
// the session with PeerJS until its button works.
const firstPaint = ['index.html', 'pages/BroadcastPage/BroadcastPage.tsx']

const inAll = [...firstPaint, 'lib/session/createEngine.ts']

// In bytes of gzip.
export const budgets = [
  { name: 'first paint of /{toUserId}', sources: firstPaint, limit: 90_000 },
  { name: '/{toUserId} in all', sources: inAll, limit: 120_000 },
]

// A chunk that other chunks also import is listed under its own name.
function sharedChunk(source, manifest) {
  const [name] = source.split('/').pop().split('.')
  const key = Object.keys(manifest).find(
    (each) => each.startsWith(`_${name}-`) && !each.includes('-legacy')
  )
  return manifest[key]
}

// The files of these sources and all that they import, without duplicates.
export function filesOf(sources, manifest) {
  const seen = new Set()
  const visit = (source) => {
    const chunk = manifest[source] ?? sharedChunk(source, manifest)
    if (!chunk) {
      throw new Error(`The build has no ${source}.`)
    }
    if (!seen.has(chunk.file)) {
      seen.add(chunk.file)
      chunk.imports?.forEach(visit)
    }
  }
  sources.forEach(visit)
  return [...seen]
}

export function measure({ name, sources, limit }, manifest, sizeOf) {
  const size = filesOf(sources, manifest)
    .map(sizeOf)
    .reduce((sum, bytes) => sum + bytes, 0)
  const inKb = (bytes) => (bytes / 1_000).toFixed(1)
  return {
    isOver: size > limit,
    line: `${name}: ${inKb(size)} of ${inKb(limit)} KB gzip`,
  }
}
