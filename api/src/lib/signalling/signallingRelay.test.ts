import { callFrames, controlTo, dataOfferTo, offerTo } from './frames.fixtures'
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

  it('cannot claim another sender', async () => {
    sharer.send({ ...offerTo('helper'), src: 'helper' })
    expect(await helper.next()).toMatchObject({ src: 'sharer' })
  })

  it('of our own control arrives like an answer', async () => {
    sharer.send(controlTo('helper'))
    expect(await helper.next()).toEqual({
      ...controlTo('helper'),
      src: 'sharer',
    })
  })

  it('that offers a data connection is dropped', async () => {
    sharer.send(dataOfferTo('helper', { label: 'dc_1' }))
    await expectNothingBeforeControl()
  })

  it('that offers a data connection of our label is relayed', async () => {
    sharer.send(dataOfferTo('helper'))
    expect(await helper.next()).toEqual({
      ...dataOfferTo('helper'),
      src: 'sharer',
    })
  })

  it('that says on behalf of the server that somebody is gone is dropped', async () => {
    sharer.send(controlTo('helper', 'gone'))
    await expectNothingBeforeControl()
  })

  it.each(['LEAVE', 'EXPIRE', 'OPEN', 'ERROR'])(
    'that forges a %s for somebody else does not arrive (W7)',
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

  it('for somebody who comes in time waits for them', async () => {
    sharer.send(offerTo('later'))
    await expectNothingBeforeControl()
    const later = await signalling.attach('later')
    expect(await later.next()).toEqual({ ...offerTo('later'), src: 'sharer' })
  })

  it('for somebody who does not come is answered with EXPIRE [§7 EXPIRE]', async () => {
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
