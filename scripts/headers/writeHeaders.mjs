import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { writeHostFiles } from '../hosts/writeHostFiles.mjs'
import { fromRoot } from '../setup/root.mjs'

import { caddyFiles } from './caddyFiles.mjs'
import { describeBuiltWeb } from './describeBuiltWeb.mjs'
import { nginxFiles } from './nginxFiles.mjs'
import { settings } from './settings.mjs'

/** What the servers of deploy/ include, and how each of them writes it. */
const targets = [
  [fromRoot('deploy', 'nginx', 'dist'), nginxFiles],
  [fromRoot('deploy', 'family', 'dist'), caddyFiles],
]

// Only valid for the files that have just been built.
export function writeHeaders() {
  const current = settings()
  const build = describeBuiltWeb(current)
  for (const [folder, filesOf] of targets) {
    mkdirSync(folder, { recursive: true })
    for (const [name, text] of Object.entries(filesOf(build))) {
      writeFileSync(join(folder, name), text)
    }
  }
  writeHostFiles(current.STATIC_HOST, build)
}
