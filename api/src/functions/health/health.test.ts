import { trustOf } from 'src/lib/addresses/trustProxy'
import { SingleInstance } from 'src/lib/cluster/SingleInstance'
import { addressLimits } from 'src/lib/limits/addressLimits'
import { metrics, registry } from 'src/lib/metrics/metrics'
import { SignallingHealth } from 'src/lib/signalling/lifecycle/SignallingHealth'
import {
  holdTheClock,
  serveSignalling,
  startSignalling,
} from 'src/lib/signalling/signalling.fixtures'
import { answerTo, offerTo } from 'src/lib/signallingMessages/frames.fixtures'
import { fails, works } from 'src/lib/status/checks/Finding'
import { ServiceChecks } from 'src/lib/status/checks/ServiceChecks'

import { handler } from './health'

jest.setTimeout(30_000)

async function ask(httpMethod = 'GET') {
  const { statusCode, headers, body } = await handler({ httpMethod })
  return { statusCode, headers, ...(body && { json: JSON.parse(body) }) }
}

const unavailable = (reason: string) => ({
  statusCode: 503,
  json: {
    status: 'unavailable',
    reason,
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    uptimeSeconds: expect.any(Number),
  },
})

describe('the health function', () => {
  it('answers 200 while the signalling server runs, and 503 afterwards', async () => {
    const { server } = await startSignalling()
    expect(await ask()).toMatchObject({
      statusCode: 200,
      json: {
        status: 'ok',
        version: expect.stringMatching(/^\d+\.\d+\.\d+/),
        uptimeSeconds: expect.any(Number),
      },
    })
    await server.close()
    expect(await ask()).toMatchObject(unavailable('closing'))
  })

  it('gives no reason when everything works', async () => {
    const { server } = await startSignalling()
    expect((await ask()).json).not.toHaveProperty('reason')
    await server.close()
  })

  it('warns of problems of certificates and relays once each, and stays ready', async () => {
    const { server } = await startSignalling()
    const findings = jest.spyOn(ServiceChecks.prototype, 'findings', 'get')
    findings.mockReturnValue([
      fails('Relay over UDP', 'relay-refused', 'refuses our credentials'),
      fails('Relay over TCP', 'relay-refused', 'refuses our credentials'),
      fails('Certificate', 'certificate-ends-soon', '3 days left'),
      fails('Port 80', 'port-80', 'does not answer'),
      works('Redis', 'accepts writes'),
    ])
    expect(await ask()).toMatchObject({
      statusCode: 200,
      json: {
        status: 'ok',
        warnings: ['certificate-ends-soon', 'relay-refused'],
      },
    })
    findings.mockRestore()
    expect((await ask()).json).not.toHaveProperty('warnings')
    await server.close()
  })

  it('tells the earliest expiry of a certificate', async () => {
    const { server } = await startSignalling()
    const endsAt = jest.spyOn(
      ServiceChecks.prototype,
      'certificateEndsAt',
      'get'
    )
    endsAt.mockReturnValue(new Date(0))
    expect((await ask()).json.certificateEndsAt).toBe(
      '1970-01-01T00:00:00.000Z'
    )
    endsAt.mockRestore()
    await server.close()
  })

  it('answers 503 while the store for claimed ids is away', async () => {
    holdTheClock()
    const cluster = new SingleInstance()
    jest.spyOn(cluster, 'answers').mockResolvedValue(false)
    const { server } = await serveSignalling({}, cluster)
    expect(await ask()).toMatchObject(unavailable('no-store'))
    await server.close()
  })

  it('answers 503 while all queues are full', async () => {
    const signalling = await startSignalling({
      limits: addressLimits(1000),
      trust: trustOf(['loopback']),
    })
    for (let number = 0; number < 17; number++) {
      const id = `crowd${number}`
      const client = await signalling.attach(id)
      for (let time = 0; time < 140; time++) {
        const ballast = 'x'.repeat(7_000)
        const dst = `absent${number}x${time % 4}`
        client.send(offerTo(dst, 'mc_1', { metadata: { ballast } }))
      }
      client.send(answerTo(id))
      await Promise.race([client.next(), client.closed])
    }
    expect(await ask()).toMatchObject(unavailable('full'))
    await signalling.server.close()
  })

  it('changes no metric and leaves no client attached', async () => {
    const { server } = await startSignalling()
    metrics.messages.reset()
    const before = await registry.getMetricsAsJSON()
    expect((await ask()).statusCode).toBe(200)
    expect(await registry.getMetricsAsJSON()).toEqual(before)
    await server.close()
  })

  it.each(['POST', 'PUT', 'DELETE'])('answers 405 to %s', async (method) => {
    expect(await ask(method)).toMatchObject({
      statusCode: 405,
      headers: { allow: 'GET, HEAD' },
    })
  })
})

describe('SignallingHealth', () => {
  type Watched = Parameters<SignallingHealth['watch']>[0]

  const watching = (emit = jest.fn(), more: Partial<Watched> = {}) => {
    const health = new SignallingHealth()
    const webSockets = { emit } as Partial<Watched['webSockets']>
    health.watch({
      webSockets: webSockets as Watched['webSockets'],
      storeAnswers: async () => true,
      isFull: () => false,
      ...more,
    })
    return health
  }

  const echoing = () =>
    jest.fn((_event, socket) => {
      socket.on('message', (text: string) => socket.send(text))
      return true
    })

  it('is ready while frames are relayed and ids claimed', async () => {
    expect(await watching(echoing()).whyUnavailable()).toBeNull()
  })

  it('is not ready when all sockets or queues are full', async () => {
    const isFull = () => true
    expect(await watching(echoing(), { isFull }).whyUnavailable()).toBe('full')
  })

  it('treats no answer as not ready', async () => {
    expect(await watching().whyUnavailable()).toBe('not-answering')
    const storeAnswers = () => new Promise<boolean>(() => undefined)
    expect(await watching(echoing(), { storeAnswers }).whyUnavailable()).toBe(
      'no-store'
    )
  })

  it('treats a failure as not ready', async () => {
    const emit = jest.fn(() => {
      throw new Error('broken')
    })
    expect(await watching(emit).whyUnavailable()).toBe('not-answering')
    const storeAnswers = () => Promise.reject(new Error('broken'))
    expect(await watching(echoing(), { storeAnswers }).whyUnavailable()).toBe(
      'no-store'
    )
  })

  it('checks once a second, even if it is called more often', async () => {
    const emit = jest.fn()
    const health = watching(emit)
    await Promise.all([health.whyUnavailable(0), health.whyUnavailable(999)])
    expect(emit).toHaveBeenCalledTimes(1)
    await health.whyUnavailable(1000)
    expect(emit).toHaveBeenCalledTimes(2)
  })
})
