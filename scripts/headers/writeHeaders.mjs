import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { fromRoot } from '../setup/root.mjs'

import { caddyFiles } from './caddy.mjs'
import { describeBuiltWeb } from './describeBuild.mjs'
import { nginxFiles } from './nginx.mjs'
import { copies, hosts } from './staticHosts.mjs'

/**
 * @param host a host of staticHosts.mjs, or empty
 * @param build a description from describeBuild.mjs
 */
function writeHostFiles(host, build) {
  if (!host) return
  for (const [path, text] of Object.entries(hosts[host](build))) {
    mkdirSync(dirname(fromRoot(path)), { recursive: true })
    writeFileSync(fromRoot(path), text)
  }
  const dist = fromRoot('web', 'dist')
  for (const [from, to] of copies(build.fallbacks)) {
    copyFileSync(join(dist, from), join(dist, to))
  }
}

/** The configurations in deploy/ include files from these folders. */
const targets = [
  [fromRoot('deploy', 'nginx', 'dist'), nginxFiles],
  [fromRoot('deploy', 'family', 'dist'), caddyFiles],
]

/**
 * Writes the headers and paths of the last build for the web servers of
 * deploy/.
 *
 * @param settings settings of the installation that serves the build
 */
export async function writeHeaders(settings) {
  const build = await describeBuiltWeb(settings)
  for (const [folder, filesOf] of targets) {
    mkdirSync(folder, { recursive: true })
    for (const [name, text] of Object.entries(filesOf(build))) {
      writeFileSync(join(folder, name), text)
    }
  }
  writeHostFiles(settings.STATIC_HOST, build)
}
