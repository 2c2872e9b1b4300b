import { execFileSync } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type Server } from 'node:tls'

import { logger } from 'src/lib/logger'
import { metrics } from 'src/lib/metrics/metrics'

import { ServiceChecks } from './ServiceChecks'

const checksOf = (
  settings: Partial<ConstructorParameters<typeof ServiceChecks>[0]>
) =>
  new ServiceChecks({
    ...{ turnUrls: [], origins: [] },
    turnUser: () => ({ username: 'a', credential: 'b' }),
    ...settings,
  })

const dayMs = 86_400_000

async function webServer(days: number): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
  const kind = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes'
  execFileSync(
    'openssl',
    [
      ...`req -x509 ${kind} -subj /CN=localhost -days ${days}`.split(' '),
      ...['-keyout', key, '-out', cert],
    ],
    { stdio: 'pipe' }
  )
  const server = createServer({
    cert: readFileSync(cert),
    key: readFileSync(key),
  })
  rmSync(folder, { recursive: true })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

const portOf = (server: Server) => (server.address() as AddressInfo).port

const closed = (server: Server) =>
  new Promise((resolve) => server.close(resolve))

const daysLeft = ({ certificateEndsAt }: ServiceChecks) =>
  Math.round((certificateEndsAt!.getTime() - Date.now()) / dayMs)

describe('certificates', () => {
  it('are represented by the one that expires first, even while its server is away', async () => {
    const [late, soon] = await Promise.all([webServer(90), webServer(3)])
    const checks = checksOf({
      origins: [
        'http://127.0.0.1:8910',
        `https://127.0.0.1:${portOf(late)}`,
        `https://127.0.0.1:${portOf(soon)}`,
      ],
    })
    expect(checks.certificateEndsAt).toBeNull()
    await checks.checkCertificates()
    expect(daysLeft(checks)).toBe(3)
    await Promise.all([closed(soon), closed(late)])
    await checks.checkCertificates()
    expect(daysLeft(checks)).toBe(3)
  })

  it('include those of relays over TLS, and set a metric for an alert', async () => {
    metrics.certificateEnd.reset()
    const [pages, relay] = await Promise.all([webServer(90), webServer(3)])
    const checks = checksOf({
      turnUrls: [`turns:127.0.0.1:${portOf(relay)}?transport=tcp`],
      origins: [`https://127.0.0.1:${portOf(pages)}`, 'https://127.0.0.1:1'],
    })
    await checks.checkCertificates()
    expect(daysLeft(checks)).toBe(3)
    const { values } = await metrics.certificateEnd.get()
    const days = values.map(({ labels: { host }, value }) => [
      host,
      Math.round((value - Date.now() / 1000) / 86_400),
    ])
    expect(days.sort()).toEqual(
      [
        [`127.0.0.1:${portOf(pages)}`, 90],
        [`127.0.0.1:${portOf(relay)}`, 3],
      ].sort()
    )
    await Promise.all([closed(pages), closed(relay)])
  })
})

describe('the relay', () => {
  it('is off if none is configured, and nothing is checked', () => {
    const checks = checksOf({})
    checks.start()
    expect(checks.relay).toBe('off')
    checks.stop()
  })

  it('fails while one of the TURN servers relays nothing, and logs the reason once', async () => {
    const server = createSocket('udp4')
    await new Promise<void>((resolve) => server.bind(0, '127.0.0.1', resolve))
    const turnUrl = `turn:127.0.0.1:${server.address().port}`
    const warn = jest.spyOn(logger, 'warn').mockImplementation()
    const checks = checksOf({ turnUrls: [turnUrl] })
    expect(checks.relay).toBe('unknown')
    await checks.checkRelays()
    await checks.checkRelays()
    expect(checks).toMatchObject({ relay: 'fails', relayProblem: 'silent' })
    expect(warn).toHaveBeenCalledTimes(1)
    expect(warn).toHaveBeenCalledWith(
      expect.stringMatching('The relay does not answer')
    )
    server.close()
  }, 20_000)

  it('is unknown if it can be reached only over DTLS', async () => {
    const turnUrls = ['turns:127.0.0.1?transport=udp']
    const checks = checksOf({ turnUrls })
    await checks.checkRelays()
    expect(checks.relay).toBe('unknown')
  })
})
