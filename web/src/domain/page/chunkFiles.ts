/** What is used of Vite’s manifest of a build, by source. */
export type BuildManifest = Record<
  string,
  {
    file: string
    imports?: readonly string[]
    /** fonts, for example */
    assets?: readonly string[]
  }
>

/**
 * @returns the files of these sources, of all that they import at once, and
 * what these name; each of them once
 * @throws Error if the build has no such source
 */
export function chunkFiles(
  sources: readonly string[],
  manifest: BuildManifest
): string[] {
  const files = new Set<string>()
  const visit = (source: string) => {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`The build has no ${source}.`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.assets?.forEach((asset) => files.add(asset))
    chunk.imports?.forEach(visit)
  }
  sources.forEach(visit)
  return [...files]
}
