import { join } from 'node:path'

import { type Program, startProgram } from '../../support/program'

import { deployFile, deploySettings, root } from './deployFiles'
import { type Ports } from './ports'
import { address, metricsToken, secret } from './values'

export const apiSettings = (ports: Ports): Record<string, string> =>
  deploySettings([
    ['replace-this-secret', secret],
    ['turn.help.example:3478', `${address}:${ports.relay}`],
    ['/run/redis/redis-server.sock', `redis://127.0.0.1:${ports.redis}`],
    ['LOG_LEVEL=info', 'LOG_LEVEL=silent'],
    ['METRICS_TOKEN=', `METRICS_TOKEN=${metricsToken}`],
    ['OPERATOR_PASSPHRASE=', 'OPERATOR_PASSPHRASE=a passphrase for tests'],
    [
      /^OPERATOR_SESSION_SECRET=$/,
      `OPERATOR_SESSION_SECRET=${secret.repeat(2)}`,
    ],
  ])

interface Instance {
  /** the Node program; by default the one that runs the tests */
  readonly node?: string
  /** the built repository; by default this one */
  readonly repository?: string
}

/** Starts the built api as its systemd unit does, with the shipped settings. */
export const startApi = (
  ports: Ports,
  port: number,
  { node = process.execPath, repository = root }: Instance = {}
): Promise<Program> =>
  startProgram(commandOfTheUnit(node, port), [port], {
    cwd: join(repository, 'api'),
    env: apiSettings(ports),
  })

function commandOfTheUnit(node: string, port: number): [string, ...string[]] {
  const unit = deployFile('systemd/kinscreen-api@.service', [
    ['/usr/bin/node', node],
    ['%i', String(port)],
  ])
  const [command, ...args] =
    /^ExecStart=(.+)$/m.exec(unit)?.[1]?.split(' ') ?? []
  if (!command) throw new Error('The unit starts nothing.')
  return [command, ...args]
}
