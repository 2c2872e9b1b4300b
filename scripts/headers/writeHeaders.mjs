import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import { redwoodPorts } from '../setup/redwoodPorts.mjs'
import { fromRoot } from '../setup/root.mjs'

import { connectSources } from './connectSources.mjs'
import { nginxHeaders } from './nginxHeaders.mjs'
import { settings } from './settings.mjs'
import { webHeaders } from './webHeaders.mjs'

const target = fromRoot('deploy', 'nginx', 'dist', 'web-headers.conf')

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
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, nginxHeaders(web, headers.behindTls))
}
