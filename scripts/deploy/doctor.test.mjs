import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'

import { describeBuild } from '../headers/describeBuild.mjs'
import { exampleFiles, writeFiles } from '../headers/exampleBuild.mjs'

import { certify } from './certify.mjs'
import { hasProgram, temporaryFolder } from './deployFiles.mjs'
import {
  canHaveNamespaces,
  startRedis,
  startStandInApi,
  withHosts,
} from './doctorWorld.mjs'
import { startShippedCoturn } from './shippedCoturn.mjs'
import { hasNginx, startShippedNginx, withoutIpv6 } from './shippedNginx.mjs'

const host = '127.0.0.1'
const secret = 'a secret for this test'
const names = ['help.example', 'api.help.example', 'turn.help.example']

const skip =
  !(hasNginx && hasProgram('turnserver') && hasProgram('redis-server')) ||
  !canHaveNamespaces()
    ? 'nginx, coturn or Redis is not installed, or this machine gives nobody namespaces'
    : false

const doctor = `
  const { apiModule } = await import('${new URL('apiModule.mjs', import.meta.url)}')
  apiModule('doctor')`

describe('doctor', { skip, timeout: 120_000 }, () => {
  const { folder, remove } = temporaryFolder()
  let api
  let redis
  let relay
  let nginx
  let settings

  const startNginx = () => {
    const files = { ...exampleFiles, 'index.html': '<div id="redwood-app">' }
    writeFiles(join(folder, 'web'), files)
    const build = describeBuild(
      Object.keys(files),
      (file) => files[file],
      {},
      9000
    )
    return startShippedNginx(
      folder,
      (text) =>
        withoutIpv6(text)
          .replaceAll(':5349', `:${relay.tlsPort}`)
          .replaceAll('127.0.0.1:9001', `${host}:${api.port}`)
          .replaceAll(/^ *server 127\.0\.0\.1:9002.*\n/gm, ''),
      build
    )
  }

  before(async () => {
    certify(folder, names[0], names.slice(1), 90)
    const lines = names.map((name) => `${host} ${name}\n`).join('')
    writeFileSync(
      join(folder, 'hosts'),
      readFileSync('/etc/hosts', 'utf8') + lines
    )
    api = await startStandInApi()
    redis = await startRedis(folder)
    relay = await startShippedCoturn(folder, [
      ...[`relay-ip=${host}`, `allowed-peer-ip=${host}`],
      // A second secret: the api refuses the shipped placeholder, and coturn
      // accepts several secrets.
      ...['allow-loopback-peers', `static-auth-secret=${secret}`],
    ])
    nginx = await startNginx()
    const turn = `turn:turn.help.example:${relay.port}?transport`
    settings = {
      NODE_ENV: 'production',
      NODE_EXTRA_CA_CERTS: join(folder, 'fullchain.pem'),
      WEB_DOMAIN: 'help.example',
      PEER_SERVER_HOST: `api.help.example:${nginx.port}`,
      API_URL: `https://api.help.example:${nginx.port}`,
      ALLOWED_ORIGINS: `https://help.example:${nginx.port}`,
      REDIS_URL: redis.url,
      TURN_URLS: `${turn}=udp,${turn}=tcp,turns:turn.help.example:${nginx.port}?transport=tcp`,
      TURN_SECRET: secret,
    }
  })

  after(async () => {
    await nginx.stop()
    await relay.stop()
    redis.stop()
    api.close()
    remove()
  })

  const run = `'${process.execPath}' --input-type=module --eval "$DOCTOR"`

  /** @returns the lines that report a problem, and the exit code */
  const examine = async (more = {}, command = withHosts(folder, run)) => {
    const [program, ...args] = command
    const child = spawn(program, args, {
      env: { PATH: process.env.PATH, DOCTOR: doctor, ...settings, ...more },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const lines = (await child.stdout.setEncoding('utf8').toArray())
      .join('')
      .split('\n')
    const [code] =
      child.exitCode === null ? await once(child, 'exit') : [child.exitCode]
    return { code, lines, bad: lines.filter((line) => /^BAD/.test(line)) }
  }

  const relays = () => [
    `Relay over UDP at turn.help.example:${relay.port}`,
    `Relay over TCP at turn.help.example:${relay.port}`,
    `Relay over TLS at turn.help.example:${nginx.port}`,
  ]

  it('finds nothing wrong with the shipped settings, and says what to try', async () => {
    const { code, lines, bad } = await examine()
    assert.deepEqual(bad, [])
    assert.equal(code, 0)
    for (const line of [
      `Health at https://api.help.example:${nginx.port}/health is ok, version 1.2.3.`,
      `Signalling at api.help.example:${nginx.port} answers.`,
      `Pages at https://help.example:${nginx.port} answer, with their headers.`,
      'Redis accepts writes.',
      ...relays().map((name) => `${name} passes on a packet.`),
    ]) {
      assert.ok(lines.includes(`ok   ${line}`), line)
    }
    assert.ok(lines.includes('Health:  everything works.'))
  })

  it('says what is wrong with another secret, a closed port, a missing name and Redis, and what to do', async () => {
    const [udp] = relays()
    const { code, lines, bad } = await examine({
      PEER_SERVER_HOST: 'missing.help.example',
      REDIS_URL: '/nowhere/redis.sock',
      TURN_SECRET: 'a guess',
      TURN_URLS: `turn:turn.help.example:${relay.port},turn:turn.help.example:1?transport=tcp`,
    })
    assert.deepEqual(bad, [
      'BAD  DNS of missing.help.example has no address.',
      'BAD  Signalling at missing.help.example does not answer.',
      'BAD  Certificate of missing.help.example:443 is not presented.',
      `BAD  ${udp} refuses our credentials.`,
      'BAD  Relay over TCP at turn.help.example:1 does not answer.',
      'BAD  Redis accepts no writes.',
    ])
    for (const line of bad) {
      assert.match(lines[lines.indexOf(line) + 1], /^ {5}\w.{20}/)
    }
    assert.equal(code, 1)
  })

  it('says which certificate ends soon, and which is for another name', async () => {
    certify(folder, names[0], [names[2]], 3)
    await nginx.stop()
    nginx = await startNginx()
    const at = (name) => `${name}:${nginx.port}`
    const { bad } = await examine({
      PEER_SERVER_HOST: at(names[1]),
      API_URL: `https://${at(names[1])}`,
      ALLOWED_ORIGINS: `https://${at(names[0])}`,
      TURN_URLS: '',
    })
    assert.deepEqual(bad, [
      `BAD  Certificate of ${at(names[0])} is valid for 2 days.`,
      `BAD  Certificate of ${at(names[1])} is for DNS:help.example, DNS:turn.help.example.`,
    ])
  })
})
