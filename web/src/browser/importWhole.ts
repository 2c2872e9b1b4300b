import { hostWatch } from './hostWatch'

/** The files that have arrived or are being fetched, by name. */
const files = new Map<string, Promise<void>>()

/**
 * Files that could not be fetched. The next request for them bypasses the
 * cache.
 */
const missed = new Set<string>()

/**
 * Imports a part of the program after fetching all of its files. Firefox,
 * Safari and Chromium before 156 remember a failed `import()` and do not
 * request the file again; they do not remember a failed `fetch`. The build
 * wraps each dynamic import in this function (web/vite/wholeImports.ts).
 *
 * @param names the part’s own file first, then the files that it imports; empty
 *   in the bundle for older browsers
 * @throws if a file cannot be fetched now; callers can try again
 */
export async function importWhole<Part>(
  run: () => Promise<Part>,
  names: readonly string[] = []
): Promise<Part> {
  const [file] = names
  try {
    // If the page's HTML names the file, the browser has already loaded the
    // file and its imports.
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
  // For a missing file, some hosts answer with an HTML page instead of an
  // error.
  if (!answer || !answer.ok || !isScript(answer)) {
    throw new TypeError(`Failed to fetch ${url}`)
  }
  // Reads the body to the end, so that `import()` finds the file in the cache.
  await answer.arrayBuffer()
}

const urlOf = (name: string): string => `/${name}`

const isScript = ({ headers }: Response): boolean =>
  /script/.test(headers.get('content-type') ?? '')

const isRunning = (url: string): boolean =>
  document.querySelector(`script[src="${url}"],link[href="${url}"]`) !== null
