import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

import { filesIn } from './fillIn.mjs'

// Old assets are kept for 30 days: an open page loads parts of its code on
// demand, even during a call.
const keptFor = 30 * 24 * 3_600_000

// A web server that reads the file finds either the old or the new one.
function replaceFile(path, contents) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.new`, contents, { mode: 0o644 })
  renameSync(`${path}.new`, path)
}

const hasContents = (path, contents) =>
  existsSync(path) && readFileSync(path).equals(contents)

// The modification time of a file tells when the last build with this file was
// published. An existing file is not replaced, because a browser may be
// downloading it.
function publishAsset(path, contents, now) {
  if (hasContents(path, contents)) utimesSync(path, now, now)
  else replaceFile(path, contents)
}

const publishedWithin = 60_000

// The build that is being replaced was in use until now, even if it was
// published long ago, so its files get the current time.
function renewLastBuild(paths, now) {
  const times = paths.map((path) => statSync(path).mtimeMs)
  const newest = Math.max(...times)
  paths
    .filter((_, at) => newest - times[at] < publishedWithin)
    .forEach((path) => utimesSync(path, now, now))
}

function deleteOldAssets(paths, now) {
  paths
    .filter((path) => now - statSync(path).mtimeMs > keptFor)
    .forEach((path) => rmSync(path))
}

/**
 * Publishes a build. Files of the replaced build stay for 30 days.
 *
 * @param folder the folder that a web server serves
 * @param pages the return value of `builtPages` (builtPages.mjs)
 */
export function publishPages(folder, { files, read }) {
  const now = new Date()
  const isAsset = (path) => path.startsWith('assets/')
  const assets = join(folder, 'assets')
  mkdirSync(assets, { recursive: true })
  const earlier = filesIn(assets).map((path) => join(assets, path))
  renewLastBuild(earlier, now)
  for (const path of files.filter(isAsset)) {
    publishAsset(join(folder, path), read(path), now)
  }
  deleteOldAssets(earlier, now)
  // Pages come last, because the assets that they name must exist.
  for (const path of files.filter((path) => !isAsset(path))) {
    replaceFile(join(folder, path), read(path))
  }
}
