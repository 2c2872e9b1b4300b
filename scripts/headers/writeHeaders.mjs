import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import { redwoodPorts } from '../setup/redwoodPorts.mjs'
import { fromRoot } from '../setup/root.mjs'

import { caddyHeaders } from './caddyHeaders.mjs'
import { connectSources } from './connectSources.mjs'
import { nginxHeaders } from './nginxHeaders.mjs'
import { settings } from './settings.mjs'
import { webHeaders } from './webHeaders.mjs'

/** What the servers of deploy/ include, and how each of them writes it. */
const targets = [
  [fromRoot('deploy', 'nginx', 'dist', 'web-headers.conf'), nginxHeaders],
  [fromRoot('deploy', 'family', 'dist', 'headers.caddy'), caddyHeaders],
]

const builtPages = () =>
  readdirSync(fromRoot('web', 'dist'), { recursive: true })
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(fromRoot('web', 'dist', file), 'utf8'))

// Only valid for the files that have just been built: the policy identifies
// their inline scripts by hash.
export function writeHeaders() {
  const headers = JSON.parse(
    readFileSync(fromRoot('deploy', 'headers.json'), 'utf8')
  )
  const web = webHeaders(headers, {
    pages: builtPages(),
    connect: connectSources(settings(), redwoodPorts().api),
  })
  for (const [target, write] of targets) {
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, write(web, headers.behindTls))
  }
}
