import {
  answerTo,
  callFrames,
  controlTo,
  dataOfferTo,
  offerTo,
} from 'src/lib/signallingMessages/frames.fixtures'

import {
  startSignalling,
  type TestClient,
  type TestServer,
} from './signalling.fixtures'

describe('a frame', () => {
  let signalling: TestServer
  let sharer: TestClient
  let helper: TestClient

  beforeEach(async () => {
    signalling = await startSignalling()
    sharer = await signalling.attach('sharer')
    helper = await signalling.attach('helper')
  })

  afterEach(async () => {
    await signalling.server.close()
  })

  const expectNothingBeforeControl = async () => {
    sharer.send(controlTo('helper'))
    expect(await helper.next()).toMatchObject(controlTo('helper'))
  }

  it.each(Object.entries(callFrames))(
    'of type %s arrives with the id of its sender [§7 messages, §7 CANDIDATE, §7 OFFER, §7 ANSWER]',
    async (_, frameTo) => {
      sharer.send(frameTo('helper'))
      expect(await helper.next()).toEqual({
        ...frameTo('helper'),
        src: 'sharer',
      })
    }
  )

  it('cannot name another sender', async () => {
    sharer.send({ ...offerTo('helper'), src: 'helper' })
    expect(await helper.next()).toMatchObject({ src: 'sharer' })
  })

  it('with our own control message arrives like an answer', async () => {
    sharer.send(controlTo('helper'))
    expect(await helper.next()).toEqual({
      ...controlTo('helper'),
      src: 'sharer',
    })
  })

  it('that offers a data connection arrives, and does not qualify for a relay [§7 data offer payload]', async () => {
    const noted = jest.spyOn(signalling.cluster, 'noteDescription')
    sharer.send(dataOfferTo('helper'))
    expect(await helper.next()).toEqual({
      ...dataOfferTo('helper'),
      src: 'sharer',
    })
    expect(noted).not.toHaveBeenCalled()
  })

  it('that pretends to be the server’s report of a closed socket is dropped', async () => {
    sharer.send(controlTo('helper', 'gone'))
    await expectNothingBeforeControl()
  })

  it.each(['LEAVE', 'EXPIRE', 'OPEN', 'ERROR'])(
    'that forges a %s of another client does not arrive (W7)',
    async (type) => {
      const forger = await signalling.attach('forger')
      forger.send({ type, dst: 'helper' })
      forger.send(controlTo('forger'))
      await Promise.race([forger.next(), forger.closed])
      await expectNothingBeforeControl()
    }
  )

  it('in binary is dropped', async () => {
    sharer.webSocket.send(Buffer.from(JSON.stringify(offerTo('helper'))))
    await expectNothingBeforeControl()
  })

  it('of more than 64 KiB closes the socket with 1009', async () => {
    sharer.sendText('x'.repeat(64 * 1024 + 1))
    expect(await sharer.closed).toBe(1009)
    helper.send(controlTo('helper'))
    expect(await helper.next()).toMatchObject({ src: 'helper' })
  })

  it('for a receiver that attaches in time waits for it', async () => {
    sharer.send(offerTo('later'))
    await expectNothingBeforeControl()
    const later = await signalling.attach('later')
    expect(await later.next()).toEqual({ ...offerTo('later'), src: 'sharer' })
  })

  it.each([
    ['sharer', 'somebody_else'],
    ['some_body', 'later'],
    ['some_body', 'a_b c-d'],
  ])('of %j for %j waits like any other', async (src, dst) => {
    const caller = await signalling.attachWhenFree(src, {
      token: 'token-of-sharer',
    })
    caller.send(offerTo(dst, 'first'))
    caller.send(offerTo(dst, 'second'))
    caller.send(controlTo('helper'))
    await helper.next()
    const receiver = await signalling.attach(dst, {
      token: 'token-of-the-receiver',
    })
    for (const connectionId of ['first', 'second']) {
      const offer = offerTo(dst, connectionId)
      expect(await receiver.next()).toEqual({ ...offer, src })
    }
    receiver.send(answerTo(src))
    expect(await caller.next()).toEqual({ ...answerTo(src), src: dst })
  })

  it('that waits arrives unchanged, even if its payload looks like PeerServer’s own text', async () => {
    const sdp = '{"type":"OFFER","src":"a.b","dst":"c.d"'
    const odd = offerTo('some_body', 'odd', { sdp: { type: 'offer', sdp } })
    sharer.send(odd)
    await expectNothingBeforeControl()
    const receiver = await signalling.attach('some_body')
    expect(await receiver.next()).toEqual({ ...odd, src: 'sharer' })
  })

  it('for a receiver that never attaches is answered with EXPIRE [§7 EXPIRE]', async () => {
    sharer.send(offerTo('nobody'))
    await expectNothingBeforeControl()
    jest.advanceTimersByTime(7000)
    expect(await sharer.next()).toEqual({
      type: 'EXPIRE',
      src: 'nobody',
      dst: 'sharer',
    })
  })
})
