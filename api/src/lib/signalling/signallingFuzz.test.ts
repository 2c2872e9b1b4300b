import fc from 'fast-check'

import { trustOf } from 'src/lib/addresses/trustProxy'
import { almostFrame } from 'src/lib/signallingMessages/frameFuzz.fixtures'
import { answerTo, offerTo } from 'src/lib/signallingMessages/frames.fixtures'

import {
  startSignalling,
  type TestClient,
  type TestServer,
} from './signalling.fixtures'

describe('a call of two other clients', () => {
  let signalling: TestServer
  let sharer: TestClient
  let helper: TestClient

  beforeEach(async () => {
    signalling = await startSignalling({ trust: trustOf(['loopback']) })
    sharer = await signalling.attach('sharer')
    helper = await signalling.attach('helper')
  })

  afterEach(() => signalling.server.close())

  const expectCall = async () => {
    sharer.send(offerTo('helper'))
    expect(await helper.next()).toMatchObject({ type: 'OFFER', src: 'sharer' })
    helper.send(answerTo('sharer'))
    expect(await sharer.next()).toMatchObject({ type: 'ANSWER', src: 'helper' })
  }

  it.each([
    ['bytes', fc.uint8Array({ maxLength: 300 }).map(Buffer.from)],
    ['texts', fc.string({ unit: 'binary' })],
    ['JSON', fc.json()],
    ['messages that are almost right', almostFrame],
  ])('works whatever %s a stranger sends', async (_, frames) => {
    let run = 0
    const onslaught = fc.array(fc.tuple(frames, fc.boolean()), {
      minLength: 1,
      maxLength: 40,
    })
    await fc.assert(
      fc.asyncProperty(onslaught, async (sent) => {
        const stranger = await signalling.attach(`stranger${++run}`, {
          forwardedFor: `192.0.2.${run}`,
        })
        sent.forEach(([data, binary]) =>
          stranger.webSocket.send(data, { binary })
        )
        await expectCall()
        stranger.webSocket.close()
        await stranger.closed
      }),
      { numRuns: 30 }
    )
    jest.advanceTimersByTime(7000)
    await expectCall()
  })

  it('works during an attack of 200 sockets with bad frames', async () => {
    const ids = Array.from({ length: 200 }, (_, number) => `attacker${number}`)
    const attackers = await Promise.all(
      ids.map((id) => signalling.attach(id, { forwardedFor: '192.0.2.1' }))
    )
    for (const attacker of attackers) {
      for (let time = 0; time < 50; time++) {
        attacker.sendText(time % 2 ? 'not json' : '{"type":"OFFER","dst":7}')
      }
    }
    await expectCall()
    const codes = await Promise.all(attackers.map(({ closed }) => closed))
    expect(new Set(codes)).toEqual(new Set([1007]))
    await expectCall()
    const newcomer = await signalling.attach('newcomer')
    newcomer.send(offerTo('helper'))
    expect(await helper.next()).toMatchObject({ src: 'newcomer' })
  })
})
