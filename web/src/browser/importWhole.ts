import { hostWatch } from './hostWatch'

/** The files that have arrived or are being fetched, by path. */
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
 * @param importer the URL of the importing file, to which the names are relative
 * @throws if a file cannot be fetched now; callers can try again
 */
export async function importWhole<Part>(
  run: () => Promise<Part>,
  names: readonly string[] = [],
  importer: string = window.location.href
): Promise<Part> {
  const urls = names.map((name) => new URL(name, importer).pathname)
  const [file] = urls
  try {
    // If the page's HTML names the file, the browser has already loaded the
    // file and its imports.
    if (file && !isRunning(file)) await Promise.all(urls.map(bring))
  } catch (error) {
    void hostWatch.missFile()
    throw error
  }
  return run().catch((error) => {
    void hostWatch.failImport()
    throw error
  })
}

function bring(url: string): Promise<void> {
  const known = files.get(url)
  if (known) return known
  const coming = fetchFile(url)
  files.set(url, coming)
  coming.catch(() => {
    files.delete(url)
    missed.add(url)
  })
  return coming
}

async function fetchFile(url: string): Promise<void> {
  if (isRunning(url)) return
  const isAgain = missed.has(url)
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

const isScript = ({ headers }: Response): boolean =>
  /script/.test(headers.get('content-type') ?? '')

const isRunning = (url: string): boolean =>
  document.querySelector(`script[src="${url}"],link[href="${url}"]`) !== null
