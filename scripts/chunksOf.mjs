/**
 * The fields that we use of an entry in Vite's manifest; `assets` are fonts,
 * for example.
 *
 * @typedef {{ file: string, imports?: readonly string[], assets?: readonly
 * string[] }} Chunk
 */

// A chunk that several chunks import has its own entry in the manifest.
function sharedChunk(source, manifest) {
  const [name] = source.split('/').pop().split('.')
  const key = Object.keys(manifest).find(
    (each) => each.startsWith(`_${name}-`) && !each.includes('-legacy')
  )
  return manifest[key]
}

/**
 * The chunks of these sources and all chunks that they import statically, once
 * each. Throws if the build has no such source.
 * @param {readonly string[]} sources
 * @param {Readonly<Record<string, Chunk>>} manifest
 * @returns {Chunk[]}
 */
export function chunksOf(sources, manifest) {
  const chunks = new Map()
  const visit = (source) => {
    const chunk = manifest[source] ?? sharedChunk(source, manifest)
    if (!chunk) throw new Error(`The build has no ${source}.`)
    if (chunks.has(chunk.file)) return
    chunks.set(chunk.file, chunk)
    chunk.imports?.forEach(visit)
  }
  sources.forEach(visit)
  return [...chunks.values()]
}

/**
 * The files of these chunks and their assets, once each.
 * @param {readonly string[]} sources
 * @param {Readonly<Record<string, Chunk>>} manifest
 * @returns {string[]}
 */
export function chunkFiles(sources, manifest) {
  const chunks = chunksOf(sources, manifest)
  const files = chunks.flatMap(({ file, assets = [] }) => [file, ...assets])
  return [...new Set(files)]
}
