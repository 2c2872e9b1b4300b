// Writes the pages of an installation to the folder that its web server serves,
// and the headers that the web server sends (deploy/*/dist):
//   node scripts/pages/publish.mjs [FOLDER]
// It reads the settings of the pages (docs/settings.md) and refuses wrong ones.
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
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

import { writeHeaders } from '../headers/writeHeaders.mjs'
import { settings } from '../setup/settings.mjs'

import { builtPages, writePages } from './builtPages.mjs'
import { pageSettingProblems } from './pageSettings.mjs'

const usualFolder = '/var/lib/kinscreen/web'

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

async function publish(folder = usualFolder) {
  const current = settings()
  const problems = pageSettingProblems(current)
  if (problems.length > 0) {
    console.error(
      ['The settings of the pages are wrong.', ...problems].join('\n')
    )
    // EX_CONFIG of sysexits.h, as the api's
    process.exitCode = 78
    return
  }
  // The additional files of a static host are made from those in web/dist.
  if (current.STATIC_HOST) writePages(current)
  await writeHeaders(current)
  publishPages(resolve(folder), builtPages(current))
  console.log(`The pages of https://${current.WEB_DOMAIN} are in ${folder}.`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await publish(process.argv[2])
}
