import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { type Program, startProgram } from '../../support/program'

import { deployFile } from './deployFiles'
import type { Ports } from './ports'
import { address, secret } from './values'

/**
 * Starts coturn with the shipped file.
 *
 * @param folder with cert.pem and key.pem
 */
export function startRelay(folder: string, ports: Ports): Promise<Program> {
  const path = join(folder, 'turnserver.conf')
  const settings = deployFile('coturn/turnserver.conf', [
    ['replace-this-secret', secret],
    ['listening-port=3478', `listening-port=${ports.relay}`],
    ['tls-listening-port=5349', `tls-listening-port=${ports.relayTls}`],
    ['/etc/kinscreen/tls/fullchain.pem', join(folder, 'cert.pem')],
    ['/etc/kinscreen/tls/privkey.pem', join(folder, 'key.pem')],
    // The browsers of a rehearsal are on this very machine.
    [/^denied-peer-ip=127.*\n/, 'allow-loopback-peers\n'],
  ])
  const own = [
    ...[`listening-ip=${address}`, `relay-ip=${address}`],
    ...[`userdb=${join(folder, 'turndb')}`, `pidfile=${join(folder, 'pid')}`],
  ]
  writeFileSync(path, [settings, ...own, ''].join('\n'))
  return startProgram(['turnserver', '-c', path], [ports.relay, ports.relayTls])
}
