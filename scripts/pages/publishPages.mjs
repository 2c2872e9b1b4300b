import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

// An open page fetches parts of its code on demand, even during a share.
const keptFor = 30 * 24 * 3_600_000

// A web server that reads the file finds either the old or the new one.
function replaceFile(path, contents) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.new`, contents, { mode: 0o644 })
  renameSync(`${path}.new`, path)
}

const hasContents = (path, contents) =>
  existsSync(path) && readFileSync(path).equals(contents)

// The time of a file is that of the last build that contains it. An existing
// file is not replaced, because a browser may be fetching it.
function publishAsset(path, contents, now) {
  if (hasContents(path, contents)) utimesSync(path, now, now)
  else replaceFile(path, contents)
}

function deleteOldAssets(folder, now) {
  for (const entry of readdirSync(folder, {
    recursive: true,
    withFileTypes: true,
  })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && now - statSync(path).mtimeMs > keptFor) rmSync(path)
  }
}

/**
 * Publishes a build; files of earlier ones stay for 30 days.
 *
 * @param folder the folder that a web server serves
 * @param pages see builtPages.mjs
 */
export function publishPages(folder, { files, read }) {
  const now = new Date()
  const isAsset = (path) => path.startsWith('assets/')
  const assets = join(folder, 'assets')
  mkdirSync(assets, { recursive: true })
  for (const path of files.filter(isAsset)) {
    publishAsset(join(folder, path), read(path), now)
  }
  deleteOldAssets(assets, now)
  // Pages come last, because the files that they name must exist.
  for (const path of files.filter((path) => !isAsset(path))) {
    replaceFile(join(folder, path), read(path))
  }
}
