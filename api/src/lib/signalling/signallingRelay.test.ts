import {
  startSignalling,
  type TestClient,
  type TestServer,
} from './signalling.fixtures'

const offerTo = (dst: string, mark = 'first') => ({
  type: 'OFFER',
  dst,
  payload: { type: 'media', connectionId: 'mc_1', metadata: { mark } },
})

const controlTo = (dst: string) => ({
  type: 'ANSWER',
  dst,
  payload: { type: 'kinscreen', v: 1, control: 'busy' },
})

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

  it.each(['OFFER', 'ANSWER', 'CANDIDATE'])(
    'of type %s arrives with the id of its sender',
    async (type) => {
      sharer.send({ ...offerTo('helper'), type })
      expect(await helper.next()).toEqual({
        ...offerTo('helper'),
        type,
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
    const { payload, ...offer } = offerTo('helper')
    sharer.send({ ...offer, payload: { ...payload, type: 'data' } })
    await expectNothingBeforeControl()
  })

  it('that offers a data connection of our label is relayed', async () => {
    const payload = { type: 'data', label: 'kinscreen', connectionId: 'dc_1' }
    sharer.send({ type: 'OFFER', dst: 'helper', payload })
    expect(await helper.next()).toMatchObject({ src: 'sharer', payload })
  })

  it('that says on behalf of the server that somebody is gone is dropped', async () => {
    const payload = { type: 'kinscreen', v: 1, control: 'gone' }
    sharer.send({ type: 'ANSWER', dst: 'helper', payload })
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
    sharer.send(offerTo('helper', 'x'.repeat(64 * 1024)))
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

  it('for somebody who does not come is answered with EXPIRE', async () => {
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
