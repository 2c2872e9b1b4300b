import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { fromRoot } from '../setup/root.mjs'

/** Where the relay listens, and the only address it relays to. */
export const relayHost = '127.0.0.1'

// Names, secrets and certificates of a deployment.
const ofADeployment =
  /^(?:realm|static-auth-secret|(?:tls-)?listening-port|cert|pkey)=/

/**
 * The text of a turnserver.conf for one machine: all protections of a deployed
 * relay, with this machine in place of the internet.
 *
 * @param folder to which coturn may write
 */
export function relaySettings({ folder, port, secret }) {
  const shipped = fromRoot('deploy', 'coturn', 'turnserver.conf')
  const kept = readFileSync(shipped, 'utf8')
    .split('\n')
    .filter((line) => !ofADeployment.test(line))
  return [
    ...kept,
    ...['realm=localhost', `static-auth-secret=${secret}`, 'no-tls'],
    ...[`listening-ip=${relayHost}`, `listening-port=${port}`],
    // Data from one browser goes to the address allocated for the other, on
    // this machine.
    ...[`relay-ip=${relayHost}`, `allowed-peer-ip=${relayHost}`],
    'allow-loopback-peers',
    `userdb=${join(folder, 'turndb')}`,
    `pidfile=${join(folder, 'pid')}`,
    '',
  ].join('\n')
}
