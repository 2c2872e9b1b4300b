import { createSocket } from 'node:dgram'

import { turnCredentials } from 'src/lib/iceServers/turnCredentials'
import { metrics } from 'src/lib/metrics/metrics'

import { coturnSecret, startCoturn } from './coturn.fixtures'
import { placesOfInstallation } from './placesOfInstallation'
import { ServiceChecks } from './ServiceChecks'
import { tlsServer } from './tlsServer.fixtures'

type Settings = ConstructorParameters<typeof ServiceChecks>[0]

const checksOf = ({
  origins = [],
  ...settings
}: Partial<Settings> & { origins?: string[] } = {}) =>
  new ServiceChecks({
    ...{ turnUrls: [], turnTtlSeconds: 600, patienceMs: 3000 },
    turnUser: () => ({ username: 'a', credential: 'b' }),
    places: placesOfInstallation({ allowedOrigins: origins }),
    ...settings,
  })

// A busy machine may take seconds to answer.
jest.setTimeout(30_000)

const dayMs = 86_400_000

const daysLeft = ({ certificateEndsAt }: ServiceChecks) =>
  Math.round((certificateEndsAt!.getTime() - Date.now()) / dayMs)

const problems = ({ findings }: ServiceChecks) =>
  findings.map(({ problem }) => problem).filter(Boolean)

describe('certificates', () => {
  it('are represented by the one that expires first, even while its server is away', async () => {
    const [late, soon] = await Promise.all([tlsServer(90), tlsServer(3)])
    const checks = checksOf({
      origins: [
        'http://127.0.0.1:8910',
        `https://127.0.0.1:${late.port}`,
        `https://127.0.0.1:${soon.port}`,
      ],
    })
    expect(checks.certificateEndsAt).toBeNull()
    await checks.check('certificates')
    expect(daysLeft(checks)).toBe(3)
    expect(problems(checks)).toEqual(Array(2).fill('certificate-name'))
    await Promise.all([soon.close(), late.close()])
    await checks.check('certificates')
    expect(daysLeft(checks)).toBe(3)
    expect(problems(checks)).toEqual(Array(2).fill('certificate-missing'))
  })

  it('include those of relays over TLS, and set a metric for an alert', async () => {
    metrics.certificateEnd.reset()
    const [pages, relay] = await Promise.all([tlsServer(90), tlsServer(3)])
    const checks = checksOf({
      turnUrls: [`turns:127.0.0.1:${relay.port}?transport=tcp`],
      origins: [`https://127.0.0.1:${pages.port}`, 'https://127.0.0.1:1'],
    })
    await checks.check('certificates')
    expect(daysLeft(checks)).toBe(3)
    const { values } = await metrics.certificateEnd.get()
    const days = values.map(({ labels: { host }, value }) => [
      host,
      Math.round((value - Date.now() / 1000) / 86_400),
    ])
    expect(days.sort()).toEqual(
      [
        [`127.0.0.1:${pages.port}`, 90],
        [`127.0.0.1:${relay.port}`, 3],
      ].sort()
    )
    await Promise.all([pages.close(), relay.close()])
  })
})

describe('the relay', () => {
  it('is unknown before the check, and off if none is configured', async () => {
    const checks = checksOf()
    expect(checks.relay).toBe('unknown')
    await checks.check('relays')
    expect(checks.relay).toBe('off')
    expect(checks.findings).toMatchObject([
      { advice: expect.stringMatching('TURN_URLS') },
    ])
  })

  it('fails while one of the TURN servers relays nothing, and reports it once', async () => {
    const server = createSocket('udp4')
    await new Promise<void>((resolve) => server.bind(0, '127.0.0.1', resolve))
    const turnUrl = `turn:127.0.0.1:${server.address().port}`
    const onProblem = jest.fn()
    const checks = checksOf({
      ...{ turnUrls: [turnUrl], onProblem, patienceMs: 300 },
    })
    await checks.check('relays')
    await checks.check('relays')
    expect(checks.relay).toBe('fails')
    expect(problems(checks)).toEqual(['relay-silent'])
    expect(onProblem).toHaveBeenCalledTimes(1)
    expect(onProblem).toHaveBeenCalledWith(
      expect.stringMatching(/^Relay over UDP at .* does not answer\. People on/)
    )
    server.close()
  })

  it('fails if it accepts the credentials but passes on no packet, and the advice names its ports', async () => {
    // The announced address belongs to a network for documentation (RFC 5737),
    // so no packet reaches it.
    const { port, stop } = await startCoturn([
      '--allow-loopback-peers',
      '--external-ip=203.0.113.1/127.0.0.1',
    ])
    const checks = checksOf({
      turnUrls: [`turn:127.0.0.1:${port}`],
      turnUser: (ttlSeconds) =>
        turnCredentials({
          ...{ secret: coturnSecret, ttlSeconds, now: Date.now(), block: 'a' },
        }),
    })
    await checks.check('relays')
    await stop()
    expect(checks.findings).toMatchObject([
      {
        problem: 'relay-blocked',
        result: 'accepts our credentials, but passes on no packet',
        advice: expect.stringContaining('UDP ports'),
      },
    ])
  })

  it('is unknown if it can be reached only over DTLS', async () => {
    const checks = checksOf({ turnUrls: ['turns:127.0.0.1?transport=udp'] })
    await checks.check('relays')
    expect(checks.relay).toBe('unknown')
  })
})

describe('an installation', () => {
  it('on one machine has only a relay', async () => {
    const checks = checksOf({ origins: ['http://localhost:8910'] })
    const findings = await checks.checkAll()
    expect(findings.map(({ name }) => name)).toEqual(['Relay'])
  })

  it('on the internet has names, ports, pages, an api, certificates and a clock', async () => {
    const { port, close } = await tlsServer(90)
    const checks = checksOf({
      places: placesOfInstallation({
        allowedOrigins: [`https://localhost:${port}`],
        peerServerHost: 'api.invalid',
        apiUrl: 'https://api.invalid',
      }),
      turnUrls: ['turns:turn.invalid:443?transport=tcp'],
    })
    const findings = await checks.checkAll()
    await close()
    expect(findings.map(({ name, state }) => [name, state])).toEqual([
      ['DNS of localhost', 'works'],
      ['DNS of api.invalid', 'fails'],
      ['DNS of turn.invalid', 'fails'],
      [`Port ${port} of localhost`, expect.any(String)],
      ['Port 443 of api.invalid', 'unknown'],
      [`Pages at https://localhost:${port}`, 'fails'],
      ['Health at https://api.invalid/health', 'fails'],
      ['Signalling at api.invalid', 'fails'],
      ['Clock of this machine', 'works'],
      [`Certificate of localhost:${port}`, 'fails'],
      ['Certificate of api.invalid:443', 'fails'],
      ['Certificate of turn.invalid:443', 'fails'],
      ['Relay over TLS at turn.invalid:443', 'fails'],
    ])
  })

  it('below a path of its host has all its places there', () => {
    const allowedOrigins = ['https://help.example']
    const places = placesOfInstallation({ allowedOrigins, basePath: '/help' })
    expect(JSON.parse(JSON.stringify(places))).toEqual({
      pages: ['https://help.example/help/'],
      health: 'https://help.example/help/.redwood/functions/health',
      signalling: 'https://help.example/help/',
    })
  })

  it('is checked again, until the checks are stopped', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] })
    const checks = checksOf()
    const check = jest.spyOn(checks, 'check')
    checks.start()
    await jest.advanceTimersByTimeAsync(60_000)
    expect(
      check.mock.calls.filter(([group]) => group === 'relays')
    ).toHaveLength(2)
    expect(check.mock.calls.filter(([group]) => group === 'web')).toHaveLength(
      1
    )
    checks.stop()
    const before = check.mock.calls.length
    await jest.advanceTimersByTimeAsync(3_600_000)
    expect(check).toHaveBeenCalledTimes(before)
    jest.useRealTimers()
  })
})
