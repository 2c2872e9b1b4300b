import { metrics, registry } from 'src/lib/metrics'
import { startSignalling } from 'src/lib/signalling/signalling.fixtures'
import { SignallingHealth } from 'src/lib/signalling/SignallingHealth'

import { handler } from './health'

const ask = (httpMethod = 'GET') => handler({ httpMethod })

describe('the health function', () => {
  it('answers 200 while the signalling server does, and 503 after', async () => {
    const { server } = await startSignalling()
    const { statusCode, body } = await ask()
    expect(statusCode).toBe(200)
    expect(JSON.parse(body)).toEqual({
      status: 'ok',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      uptimeSeconds: expect.any(Number),
    })
    await server.close()
    const after = await ask()
    expect(after.statusCode).toBe(503)
    expect(JSON.parse(after.body)).toMatchObject({ status: 'unavailable' })
  })

  it('changes no figure and leaves nobody behind', async () => {
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
  const silent = () => ({ emit: jest.fn() })
  type Asked = Parameters<SignallingHealth['watch']>[0]
  const watching = (webSockets: { emit: jest.Mock }) => {
    const health = new SignallingHealth()
    health.watch(webSockets as Partial<Asked> as Asked)
    return health
  }

  it('takes silence for a no', async () => {
    expect(await watching(silent()).isAlive()).toBe(false)
  })

  it('takes a failure for a no', async () => {
    const emit = jest.fn(() => {
      throw new Error('broken')
    })
    expect(await watching({ emit }).isAlive()).toBe(false)
  })

  it('asks once a second, however often it is asked', async () => {
    const webSockets = silent()
    const health = watching(webSockets)
    await Promise.all([health.isAlive(0), health.isAlive(999)])
    expect(webSockets.emit).toHaveBeenCalledTimes(1)
    await health.isAlive(1000)
    expect(webSockets.emit).toHaveBeenCalledTimes(2)
  })
})
