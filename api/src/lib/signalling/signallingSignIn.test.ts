import { metrics } from 'src/lib/metrics/metrics'
import { metricValue } from 'src/lib/metrics/metricValue.fixtures'
import {
  answerTo,
  candidateTo,
  controlTo,
  offerTo,
} from 'src/lib/signallingMessages/frames.fixtures'

import {
  startSignalling,
  type TestClient,
  type TestServer,
} from './signalling.fixtures'

const grant = 'a-grant'

describe('where helpers sign in', () => {
  let signalling: TestServer
  let sharer: TestClient
  const living = new Set([grant])

  beforeEach(async () => {
    living.add(grant)
    signalling = await startSignalling({
      mayReceive: (given) => living.has(given),
    })
    sharer = await signalling.attach('sharer')
  })

  afterEach(async () => {
    await signalling.server.close()
  })

  const call = async (helper: TestClient) => {
    sharer.send(offerTo('helper'))
    expect(await helper.next()).toMatchObject({ type: 'OFFER' })
  }

  it('a signed-in helper can answer a call', async () => {
    const helper = await signalling.attach('helper', { grant })
    await call(helper)
    helper.send(answerTo('sharer'))
    expect(await sharer.next()).toEqual({
      ...answerTo('sharer'),
      src: 'helper',
    })
  })

  it.each([undefined, 'another-grant'])(
    'a helper who has not signed in (%s) cannot answer, and receives the reason as a message of the protocol (§7)',
    async (given) => {
      const before = await metricValue(metrics.refusals, {
        reason: 'sign-in-required',
      })
      const helper = await signalling.attach('helper', { grant: given })
      await call(helper)
      helper.send(answerTo('sharer'))
      expect(await helper.next()).toEqual({
        type: 'ERROR',
        payload: { msg: 'Sign in to receive a screen' },
      })
      helper.send(controlTo('sharer'))
      expect(await sharer.next()).toMatchObject(controlTo('sharer'))
      expect(
        await metricValue(metrics.refusals, { reason: 'sign-in-required' })
      ).toBe(before + 1)
    }
  )

  it('a sharer can send all its messages without a sign-in', async () => {
    const helper = await signalling.attach('helper', { grant })
    for (const frame of [
      offerTo('helper'),
      candidateTo('helper'),
      controlTo('helper'),
    ]) {
      sharer.send(frame)
      expect(await helper.next()).toEqual({ ...frame, src: 'sharer' })
    }
  })

  it('an expired sign-in does not end an open connection', async () => {
    const helper = await signalling.attach('helper', { grant })
    living.delete(grant)
    await call(helper)
    helper.send(answerTo('sharer'))
    expect(await sharer.next()).toMatchObject({ type: 'ANSWER' })
  })
})
