import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { selfSignedCertificate } from '../../support/certificate'

import { deployFile, deploySettings, root } from './deployFiles'
import { freePorts, type Ports } from './ports'
import { type Program, startProgram } from './program'

export const hosts = { web: 'help.example', api: 'api.help.example' }

const secret = 'a secret for the rehearsal'
const address = '127.0.0.1'

/** What an operator runs, from the files in `deploy/`, on one machine. */
export interface Installation {
  /** makes a browser find the host names here, and trust the certificate */
  readonly args: string[]
  /** one of the two instances of the api */
  readonly api: Program
  stop(): Promise<void>
}

/** @param folder an empty one, for certificates, configuration and logs */
export async function startInstallation(folder: string): Promise<Installation> {
  const ports = await freePorts()
  const { arg: trust } = selfSignedCertificate(folder)
  const redis = await startProgram(redisCommand(ports), [ports.redis])
  const relay = await startRelay(folder, ports)
  const [api, otherApi] = [
    await startApi(ports, ports.api),
    await startApi(ports, ports.otherApi),
  ]
  const nginx = await startNginx(folder, ports)
  const rules = Object.values(hosts).map(
    (host) => `MAP ${host}:443 ${address}:${ports.tls}`
  )
  return {
    args: [`--host-resolver-rules=${rules.join(', ')}`, trust],
    api,
    stop: async () => {
      for (const program of [nginx, api, otherApi, relay, redis]) {
        await program.stop()
      }
    },
  }
}

const redisCommand = ({ redis }: Ports) =>
  [
    'redis-server',
    join(root, 'deploy', 'redis', 'redis.conf'),
    ...['--port', String(redis)],
  ] as const

function startApi(ports: Ports, port: number): Promise<Program> {
  const relayPort = new RegExp('turn.help.example:3478')
  const env = deploySettings([
    ['replace-this-secret', secret],
    [relayPort, `${address}:${ports.relay}`],
    ['turn.help.example:5349', `${address}:${ports.relayTls}`],
    ['127.0.0.1:6379', `127.0.0.1:${ports.redis}`],
    ['LOG_LEVEL=info', 'LOG_LEVEL=silent'],
    ['OPERATOR_PASSPHRASE=', 'OPERATOR_PASSPHRASE=a passphrase for tests'],
    [
      /^OPERATOR_SESSION_SECRET=$/,
      `OPERATOR_SESSION_SECRET=${secret.repeat(2)}`,
    ],
  ])
  return startProgram(
    [process.execPath, 'dist/server.js', '--apiPort', String(port)],
    [port],
    { cwd: join(root, 'api'), env }
  )
}

function startRelay(folder: string, ports: Ports): Promise<Program> {
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

function startNginx(folder: string, ports: Ports): Promise<Program> {
  const site = join(folder, 'kinscreen.conf')
  writeFileSync(
    site,
    deployFile('nginx/kinscreen.conf', [
      [/^ *listen \[::\].*\n/, ''],
      ['listen 80;', `listen ${address}:${ports.plain};`],
      ['listen 443 ', `listen ${address}:${ports.tls} `],
      ['127.0.0.1:9001', `127.0.0.1:${ports.api}`],
      ['127.0.0.1:9002', `127.0.0.1:${ports.otherApi}`],
      ['/etc/kinscreen/tls/fullchain.pem', join(folder, 'cert.pem')],
      ['/etc/kinscreen/tls/privkey.pem', join(folder, 'key.pem')],
      ['/var/log/nginx', folder],
      ['/srv/kinscreen', root],
    ])
  )
  const main = join(folder, 'nginx.conf')
  const errorLog = join(folder, 'nginx-error.log')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(
    main,
    [
      'daemon off; worker_processes 1;',
      process.getuid?.() === 0 ? 'user root;' : '',
      `pid ${join(folder, 'nginx.pid')}; error_log ${errorLog};`,
      'events { worker_connections 512; }',
      'http { include /etc/nginx/mime.types;',
      ...temporary.map((name) => `${name}_temp_path ${join(folder, name)};`),
      `include ${site}; }`,
      '',
    ].join('\n')
  )
  return startProgram(
    ['nginx', '-e', errorLog, '-p', folder, '-c', main],
    [ports.tls, ports.plain]
  )
}
