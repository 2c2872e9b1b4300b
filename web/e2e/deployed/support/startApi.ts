import { join } from 'node:path'

import { type Program, startProgram } from '../../support/program'

import { deployFile, deploySettings, root } from './deployFiles'
import { type Ports } from './ports'
import { address, secret } from './values'

/** Starts an instance of the built api as its unit does, with the shipped settings. */
export function startApi(ports: Ports, port: number): Promise<Program> {
  const env = deploySettings([
    ['replace-this-secret', secret],
    ['turn.help.example:3478', `${address}:${ports.relay}`],
    ['127.0.0.1:6379', `127.0.0.1:${ports.redis}`],
    ['LOG_LEVEL=info', 'LOG_LEVEL=silent'],
    ['OPERATOR_PASSPHRASE=', 'OPERATOR_PASSPHRASE=a passphrase for tests'],
    [
      /^OPERATOR_SESSION_SECRET=$/,
      `OPERATOR_SESSION_SECRET=${secret.repeat(2)}`,
    ],
  ])
  return startProgram(commandOfTheUnit(port), [port], {
    cwd: join(root, 'api'),
    env,
  })
}

function commandOfTheUnit(port: number): [string, ...string[]] {
  const unit = deployFile('systemd/kinscreen-api@.service', [
    ['/usr/bin/node', process.execPath],
    ['%i', String(port)],
  ])
  const [command, ...args] =
    /^ExecStart=(.+)$/m.exec(unit)?.[1]?.split(' ') ?? []
  if (!command) throw new Error('The unit starts nothing.')
  return [command, ...args]
}
