import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { type Program, startProgram } from '../../support/program'

import {
  deployFile,
  replaced,
  type Replacements,
  root,
  settingsIn,
} from './deployFiles'
import type { Installation } from './installation'
import { freePorts, type Ports } from './ports'
import { publishWeb } from './startNginx'
import { address, hosts } from './values'

/** What a family runs, from the files in `deploy/family`, without containers. */
export type Family = Pick<Installation, 'args' | 'ports' | 'stop'> & {
  /** where Caddy keeps the certificate of the relay, and where its key */
  readonly relayCertificate: { cert: string; key: string }
  /** ends and starts it again, as Compose does when the machine was off */
  restartRelay(): Promise<void>
}

/**
 * Debian's Caddy is 2.6, which reads no PROXY protocol (2.7 does): without it
 * the api takes everybody for one address. Everything else is as shipped.
 */
const withoutProxyProtocol = {
  caddy: [[/^\t\tlistener_wrappers \{\n(?:\t\t\t.*\n)*\t\t\}\n/, '']],
  front: [
    ['proxy_protocol on;', ''],
    ['relay.sock proxy_protocol;', 'relay.sock;'],
    ['$proxy_protocol_server_addr', address],
  ],
} satisfies Record<string, Replacements>

/** @param folder an empty one, for settings, certificates and files */
export async function startFamily(folder: string): Promise<Family> {
  const ports = await freePorts()
  writeSettings(folder)
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
    await started(startCaddy(folder, ports))
    await started(startFront(folder, ports))
    relayProgram = await started(startRelay())
  } catch (error) {
    await stop()
    throw error
  }
  const rules = [
    `MAP ${hosts.web}:443 ${address}:${ports.tls}`,
    `MAP ${hosts.relay}:443 ${address}:${ports.tls}`,
    `MAP ${hosts.relay} ${address}`,
  ]
  return {
    ...{ ports, stop },
    restartRelay: async () => {
      await relayProgram.stop()
      relayProgram = await started(startRelay())
    },
    args: [`--host-resolver-rules=${rules.join(', ')}`, trust(folder)],
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

/** The operator's one command, which then would start the containers. */
const writeSettings = (folder: string) =>
  execFileSync('sh', [join(root, 'deploy', 'family', 'start.sh'), hosts.web], {
    env: {
      ...process.env,
      KINSCREEN_SETTINGS: folder,
      KINSCREEN_COMPOSE: 'true',
    },
  })

function startApi(folder: string, ports: Ports): Promise<Program> {
  const settings = replaced(join(folder, 'kinscreen.env'), [
    ['turn.help.example:3478', `${address}:${ports.relay}`],
    ['LOG_LEVEL=info', 'LOG_LEVEL=silent'],
  ])
  return startProgram([process.execPath, 'dist/server.js'], [ports.api], {
    cwd: join(root, 'api'),
    env: {
      ...settingsIn(settings),
      REDWOOD_API_HOST: address,
      REDWOOD_API_PORT: String(ports.api),
    },
  })
}

function startCaddy(folder: string, ports: Ports): Promise<Program> {
  const file = join(folder, 'Caddyfile')
  writeFileSync(
    file,
    deployFile('family/Caddyfile', [
      ...withoutProxyProtocol.caddy,
      [
        'https_port 8443',
        `https_port ${ports.otherApi}\n\thttp_port ${ports.plain}\n\tskip_install_trust`,
      ],
      // No certificate authority of the internet is asked.
      [/^\t\tissuer acme \{\n(?:\t\t\t.*\n)*\t\t\}\n/, '\t\tissuer internal\n'],
      ['127.0.0.1:9001', `127.0.0.1:${ports.api}`],
      ['/srv/kinscreen', root],
      ['/var/lib/kinscreen/web', publishWeb(folder, root)],
    ])
  )
  return startProgram(
    ['caddy', 'run', '--adapter', 'caddyfile', '--config', file],
    [ports.otherApi, ports.plain],
    {
      env: {
        ...{ WEB_DOMAIN: hosts.web, RELAY_DOMAIN: hosts.relay },
        ...{ XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      },
    }
  )
}

function startFront(folder: string, ports: Ports): Promise<Program> {
  const file = join(folder, 'front.conf')
  writeFileSync(
    file,
    replaced(file, [
      ...withoutProxyProtocol.front,
      [/^ *listen \[::\].*\n/, ''],
      ['listen 443', `listen ${address}:${ports.tls}`],
      ['127.0.0.1:8443', `127.0.0.1:${ports.otherApi}`],
      [':5349', `:${ports.relayTls}`],
      ['/run/kinscreen', folder],
    ])
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
  const settings = replaced(file, [
    ['/etc/kinscreen/tls', place],
    ['listening-port=3478', `listening-port=${ports.relay}`],
    ['tls-listening-port=5349', `tls-listening-port=${ports.relayTls}`],
    // The browsers of a rehearsal are on this very machine.
    [/^denied-peer-ip=127.*\n/, 'allow-loopback-peers\n'],
  ])
  const own = [
    ...[`listening-ip=${address}`, `relay-ip=${address}`],
    ...[`userdb=${join(folder, 'turndb')}`, `pidfile=${join(folder, 'pid')}`],
  ]
  writeFileSync(file, [settings, ...own, ''].join('\n'))
  const script = join(root, 'deploy', 'family', 'relay.sh')
  return ['sh', script, file, certificates(folder), hosts.relay, place, '1']
}

const certificates = (folder: string) => join(folder, 'caddy', 'certificates')

/** Makes a browser trust Caddy’s own authority, and nobody else’s. */
function trust(folder: string): string {
  const authority = join(folder, 'caddy', 'pki', 'authorities', 'local')
  const { publicKey } = new X509Certificate(
    readFileSync(join(authority, 'intermediate.crt'))
  )
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const hash = createHash('sha256').update(spki).digest('base64')
  return `--ignore-certificate-errors-spki-list=${hash}`
}
