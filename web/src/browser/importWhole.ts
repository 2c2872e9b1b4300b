import { hostWatch } from './hostWatch'

/** By name: those that have come, or are on their way. */
const files = new Map<string, Promise<void>>()

/** What a cache may hold instead of a file is passed by. */
const missed = new Set<string>()

/**
 * Imports a part of the program once all of its files are there. A browser
 * remembers that an `import()` has failed, and does not ask for the file again
 * (Firefox, Safari, Chromium before 156); it does not remember a failed `fetch`.
 * The build puts it around each dynamic import (web/vite/wholeImports.ts).
 *
 * @param run imports it
 * @param names of its file first, and of those that it imports; none in the set of
 * files for older browsers
 * @throws when it cannot be had now; it can be tried again
 */
export async function importWhole<Part>(
  run: () => Promise<Part>,
  names: readonly string[] = []
): Promise<Part> {
  const [file] = names
  try {
    // A page that is served names its file, which has brought what it imports.
    if (file && !isRunning(urlOf(file))) await Promise.all(names.map(bring))
  } catch (error) {
    void hostWatch.missFile()
    throw error
  }
  return run().catch((error) => {
    void hostWatch.failImport()
    throw error
  })
}

function bring(name: string): Promise<void> {
  const known = files.get(name)
  if (known) return known
  const coming = fetchFile(name)
  files.set(name, coming)
  coming.catch(() => {
    files.delete(name)
    missed.add(name)
  })
  return coming
}

async function fetchFile(name: string): Promise<void> {
  const url = urlOf(name)
  if (isRunning(url)) return
  const isAgain = missed.has(name)
  const isGone = isAgain && hostWatch.getSnapshot() === 'newer'
  const answer =
    !isGone && (await fetch(url, { cache: isAgain ? 'reload' : 'default' }))
  // Some hosts answer for a file that is gone with a page.
  if (!answer || !answer.ok || !isScript(answer)) {
    throw new TypeError(`Failed to fetch ${url}`)
  }
  // The import takes from the cache what is there to its end.
  await answer.arrayBuffer()
}

const urlOf = (name: string): string => `/${name}`

const isScript = ({ headers }: Response): boolean =>
  /script/.test(headers.get('content-type') ?? '')

/** The page itself names it. */
const isRunning = (url: string): boolean =>
  document.querySelector(`script[src="${url}"],link[href="${url}"]`) !== null
