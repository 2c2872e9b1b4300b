import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

import { answers, freePort } from '../setup/ports.mjs'

import { read } from './deployFiles.mjs'

const host = '127.0.0.1'

/** The placeholder that operators replace in turnserver.conf. */
export const shippedSecret = 'replace-this-secret'

// Adapts the shipped settings to this machine's ports, paths and addresses.
const settings = (folder, { port, tlsPort }, own) =>
  [
    read('deploy/coturn/turnserver.conf')
      .replace(/^listening-port=.*$/m, `listening-port=${port}`)
      .replace(/^tls-listening-port=.*$/m, `tls-listening-port=${tlsPort}`)
      .replaceAll('/etc/kinscreen/tls', folder),
    `listening-ip=${host}`,
    `userdb=${join(folder, 'turndb')}`,
    `pidfile=${join(folder, 'pid')}`,
    ...own,
    '',
  ].join('\n')

/**
 * Starts coturn with deploy/coturn/turnserver.conf on 127.0.0.1.
 *
 * @param folder contains privkey.pem and fullchain.pem; coturn writes there
 * @param own further lines, such as the machine's relay addresses
 * @returns coturn's ports, the process, and a function that stops it
 * @throws if coturn exits instead of listening
 */
export async function startShippedCoturn(folder, own = [`relay-ip=${host}`]) {
  const ports = { port: await freePort(), tlsPort: await freePort() }
  const file = join(folder, 'turnserver.conf')
  writeFileSync(file, settings(folder, ports, own))
  const child = spawn('turnserver', ['-c', file], { stdio: 'ignore' })
  while (!(await answers(host, ports.port))) {
    if (child.exitCode !== null) throw new Error('coturn ended at its start.')
    await delay(20)
  }
  return {
    ...ports,
    child,
    stop: async () => {
      const exit = once(child, 'exit')
      child.kill('SIGKILL')
      await exit
    },
  }
}
