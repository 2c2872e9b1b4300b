/**
 * What is used of Vite's manifest of a build, by source; `assets` are fonts, for
 * example.
 *
 * @typedef {{ file: string, imports?: readonly string[], assets?: readonly string[] }} Chunk
 */

// A chunk that other chunks also import is listed under its own name.
function sharedChunk(source, manifest) {
  const [name] = source.split('/').pop().split('.')
  const key = Object.keys(manifest).find(
    (each) => each.startsWith(`_${name}-`) && !each.includes('-legacy')
  )
  return manifest[key]
}

/**
 * The chunks of these sources and of all that they import at once, each once.
 * Throws where the build has no such source.
 *
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
 * The files of these chunks, and what they name, each once.
 *
 * @param {readonly string[]} sources
 * @param {Readonly<Record<string, Chunk>>} manifest
 * @returns {string[]}
 */
export function chunkFiles(sources, manifest) {
  const chunks = chunksOf(sources, manifest)
  const files = chunks.flatMap(({ file, assets = [] }) => [file, ...assets])
  return [...new Set(files)]
}
