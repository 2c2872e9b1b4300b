import { metrics } from 'src/lib/metrics/metrics'
import { metricValue } from 'src/lib/metrics/metricValue.fixtures'
import { offerTo } from 'src/lib/signallingMessages/frames.fixtures'

import { startSignalling, type TestServer } from './signalling.fixtures'

const offer = offerTo('river')

describe('the metrics of the signalling server count', () => {
  let signalling: TestServer

  beforeEach(async () => {
    Object.values(metrics).forEach((metric) => metric.reset())
    signalling = await startSignalling()
  })

  afterEach(async () => {
    await signalling.server.close()
  })

  it('peers while they are attached', async () => {
    const client = await signalling.attach('river')
    await signalling.attach('moon')
    expect(await metricValue(metrics.peers)).toBe(2)
    client.send({ type: 'LEAVE' })
    await client.closed
    expect(await metricValue(metrics.peers)).toBe(1)
  })

  it('upgrades by their outcome', async () => {
    await signalling.attach('river')
    await signalling.refusal('moon', { origin: 'https://evil.example' })
    expect(await metricValue(metrics.upgrades, { result: 'accept' })).toBe(1)
    expect(await metricValue(metrics.upgrades, { result: '403' })).toBe(1)
  })

  it('messages by type, and calls being set up', async () => {
    const client = await signalling.attach('river')
    client.sendText('not json')
    client.send(offer)
    await client.next()
    expect(await metricValue(metrics.messages, { type: 'dropped' })).toBe(1)
    expect(await metricValue(metrics.messages, { type: 'OFFER' })).toBe(1)
    expect(await metricValue(metrics.callsBeingSetUp)).toBe(1)
  })

  it('no id, token or address', async () => {
    const client = await signalling.attach('river')
    client.send(offer)
    await client.next()
    const { registry } = await import('src/lib/metrics/metrics')
    expect(await registry.metrics()).not.toMatch(/river|token|127\.0\.0\.1|mc_/)
  })
})
