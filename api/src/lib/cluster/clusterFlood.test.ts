import { WebSocket } from 'ws'

import { metrics } from 'src/lib/metrics/metrics'
import { metricValue } from 'src/lib/metrics/metricValue.fixtures'
import {
  answerTo,
  candidateTo,
  offerTo,
} from 'src/lib/signallingMessages/frames.fixtures'

import { startCluster, type TestCluster, turn } from './cluster.fixtures'

jest.setTimeout(60_000)

const largestOfferTo = (dst: string) => ({
  ...offerTo(dst),
  payload: {
    ...offerTo(dst).payload,
    sdp: { type: 'offer', sdp: 'x'.repeat(31_000) },
  },
})

describe('a flood from another instance', () => {
  let cluster: TestCluster

  beforeEach(async () => {
    metrics.refusals.reset()
    cluster = await startCluster()
  })

  afterEach(() => cluster.close())

  const refusals = (reason: string) => metricValue(metrics.refusals, { reason })

  it('does not end a receiver that does not read', async () => {
    const receiver = await cluster.one.attach('receiver')
    receiver.webSocket.pause()
    let sent = 0
    for (let number = 0; (await refusals('slow-receiver')) === 0; number++) {
      const id = `sender${number}`
      const sender = await cluster.two.attach(id)
      for (let time = 0; time < 8; time++, sent++) {
        sender.send(largestOfferTo('receiver'))
      }
      sender.send(answerTo(id))
      await sender.next()
    }
    let read = 0
    receiver.webSocket.on('message', () => read++)
    receiver.webSocket.resume()
    const dropped = async () =>
      (await refusals('slow-receiver')) + (await refusals('under-way-full'))
    const isOpen = () => receiver.webSocket.readyState === WebSocket.OPEN
    while (isOpen() && read + (await dropped()) < sent) {
      await turn()
    }
    expect(isOpen()).toBe(true)
    const friend = await cluster.three.attach('friend')
    friend.send(candidateTo('receiver'))
    while ((await receiver.next()).src !== 'friend');
    const thief = cluster.two.dial('receiver', { token: 'another-token' })
    expect(await thief.next()).toMatchObject({ type: 'ID-TAKEN' })
  })
})
