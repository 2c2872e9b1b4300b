import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { trusting } from '../../support/certificate'
import { type Program, startProgram } from '../../support/program'
import { publishBelow } from '../../support/publishBelow'

import { root, settingsIn } from './deployFiles'
import {
  caddySettings,
  familyApiSettings,
  familyRelaySettings,
  frontSettings,
  writeSettings,
} from './familySettings'
import { type Installation, resolverRules } from './installation'
import { freePorts, type Ports } from './ports'
import { publishWeb } from './startNginx'
import { address, hosts } from './values'

/** Runs `deploy/family` without containers. */
export type Family = Pick<Installation, 'args' | 'ports' | 'stop'> & {
  /** the relay's certificate and key, in Caddy's storage */
  readonly relayCertificate: { cert: string; key: string }
  /** stops and starts the relay, as Compose does after a reboot */
  restartRelay(): Promise<void>
}

/**
 * @param folder empty; for settings, certificates and other files
 * @param base the path of the pages
 */
export async function startFamily(folder: string, base = ''): Promise<Family> {
  const ports = await freePorts()
  writeSettings(folder, hosts.web, base)
  const running: Program[] = []
  const started = async (program: Promise<Program>) => {
    running.unshift(await program)
    return program
  }
  const stop = async () => {
    for (const program of running) await program.stop()
  }
  const relay = relayCommand(folder, ports)
  const startRelay = () => startProgram(relay, [ports.relay, ports.relayTls])
  let relayProgram: Program
  try {
    await started(startApi(folder, ports))
    await started(startCaddy(folder, ports, base))
    await started(startFront(folder, ports))
    relayProgram = await started(startRelay())
  } catch (error) {
    await stop()
    throw error
  }
  return {
    ...{ ports, stop },
    restartRelay: async () => {
      await relayProgram.stop()
      relayProgram = await started(startRelay())
    },
    args: [resolverRules(ports), trusting(readFileSync(authority(folder)))],
    relayCertificate: {
      cert: join(
        certificates(folder),
        'local',
        hosts.relay,
        `${hosts.relay}.crt`
      ),
      key: join(
        certificates(folder),
        'local',
        hosts.relay,
        `${hosts.relay}.key`
      ),
    },
  }
}

function startApi(folder: string, ports: Ports): Promise<Program> {
  return startProgram([process.execPath, 'dist/server.js'], [ports.api], {
    cwd: join(root, 'api'),
    env: {
      ...settingsIn(familyApiSettings(folder, ports)),
      REDWOOD_API_HOST: address,
      REDWOOD_API_PORT: String(ports.api),
    },
  })
}

function startCaddy(
  folder: string,
  ports: Ports,
  base: string
): Promise<Program> {
  const file = join(folder, 'Caddyfile')
  writeFileSync(
    file,
    caddySettings(ports, [
      ['/srv/kinscreen', root],
      ['/var/lib/kinscreen/web', publishedWeb(folder, base)],
    ])
  )
  return startProgram(
    ['caddy', 'run', '--adapter', 'caddyfile', '--config', file],
    [ports.otherApi, ports.plain],
    {
      env: {
        ...{ WEB_DOMAIN: hosts.web, RELAY_DOMAIN: hosts.relay },
        BASE_PATH: base,
        ...{ XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      },
    }
  )
}

function publishedWeb(folder: string, base: string): string {
  if (!base) return publishWeb(folder, root)
  publishBelow(folder, { WEB_DOMAIN: hosts.web, BASE_PATH: base })
  return join(folder, 'web')
}

function startFront(folder: string, ports: Ports): Promise<Program> {
  const file = join(folder, 'front.conf')
  writeFileSync(
    file,
    frontSettings(folder, ports, [['/run/kinscreen', folder]])
  )
  const global = `daemon off; pid ${join(folder, 'front.pid')};`
  return startProgram(
    ['nginx', '-e', 'stderr', '-c', file, '-g', global],
    [ports.tls]
  )
}

function relayCommand(folder: string, ports: Ports): [string, ...string[]] {
  const place = join(folder, 'relay-tls')
  const file = join(folder, 'turnserver.conf')
  const settings = familyRelaySettings(folder, ports, [
    ['/etc/kinscreen/tls', place],
  ])
  const own = [
    `userdb=${join(folder, 'turndb')}`,
    `pidfile=${join(folder, 'pid')}`,
  ]
  writeFileSync(file, [settings, ...own, ''].join('\n'))
  const script = join(root, 'deploy', 'family', 'relay.sh')
  return ['sh', script, file, certificates(folder), hosts.relay, place, '1']
}

const certificates = (folder: string) => join(folder, 'caddy', 'certificates')

const authority = (folder: string) =>
  join(folder, 'caddy', 'pki', 'authorities', 'local', 'intermediate.crt')
