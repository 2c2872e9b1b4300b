import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { type Program, startProgram } from '../../support/program'

import { root } from './deployFiles'
import type { Ports } from './ports'
import { relaySettings } from './relaySettings'
import { secret } from './values'

const shippedRelay = join(root, 'deploy', 'coturn', 'turnserver.conf')

/**
 * Starts coturn with the shipped file.
 *
 * @param folder with cert.pem and key.pem
 */
export function startRelay(folder: string, ports: Ports): Promise<Program> {
  const path = join(folder, 'turnserver.conf')
  const settings = relaySettings(shippedRelay, ports, [
    ['replace-this-secret', secret],
    ['/etc/kinscreen/tls/fullchain.pem', join(folder, 'cert.pem')],
    ['/etc/kinscreen/tls/privkey.pem', join(folder, 'key.pem')],
  ])
  const own = [
    `userdb=${join(folder, 'turndb')}`,
    `pidfile=${join(folder, 'pid')}`,
  ]
  writeFileSync(path, [settings, ...own, ''].join('\n'))
  return startProgram(['turnserver', '-c', path], [ports.relay, ports.relayTls])
}
