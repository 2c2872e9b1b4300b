import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import { writeHostFiles } from '../hosts/writeHostFiles.mjs'
import { redwoodPorts } from '../setup/redwoodPorts.mjs'
import { fromRoot } from '../setup/root.mjs'

import { caddyFiles } from './caddyFiles.mjs'
import { describeBuild } from './describeBuild.mjs'
import { nginxFiles } from './nginxFiles.mjs'
import { settings } from './settings.mjs'

/** What the servers of deploy/ include, and how each of them writes it. */
const targets = [
  [fromRoot('deploy', 'nginx', 'dist'), nginxFiles],
  [fromRoot('deploy', 'family', 'dist'), caddyFiles],
]

const dist = fromRoot('web', 'dist')

const builtFiles = () =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(dist, join(parentPath, name)))

const read = (file) => readFileSync(join(dist, file), 'utf8')

// Only valid for the files that have just been built.
export function writeHeaders() {
  const current = settings()
  const ports = redwoodPorts()
  const build = describeBuild(builtFiles(), read, current, ports.api)
  for (const [folder, filesOf] of targets) {
    mkdirSync(folder, { recursive: true })
    for (const [name, text] of Object.entries(filesOf(build))) {
      writeFileSync(join(folder, name), text)
    }
  }
  writeHostFiles(current.STATIC_HOST, build)
}
