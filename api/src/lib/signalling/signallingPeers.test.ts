import { offerTo } from 'src/lib/signallingMessages/frames.fixtures'

import {
  startSignalling,
  type TestClient,
  type TestServer,
} from './signalling.fixtures'

const gone = (src: string, dst: string) => ({
  type: 'ANSWER',
  src,
  dst,
  payload: { type: 'kinscreen', v: 1, control: 'gone' },
})

describe('a client whose socket closes', () => {
  let signalling: TestServer
  let sharer: TestClient
  let helper: TestClient

  beforeEach(async () => {
    signalling = await startSignalling()
    sharer = await signalling.attach('sharer')
    helper = await signalling.attach('helper')
  })

  afterEach(() => signalling.server.close())

  it('is reported to the one whom it has called', async () => {
    sharer.send(offerTo('helper'))
    await helper.next()
    sharer.webSocket.terminate()
    expect(await helper.next()).toEqual(gone('sharer', 'helper'))
  })

  it('is not reported to those whom it has sent nothing', async () => {
    const stranger = await signalling.attach('stranger')
    stranger.webSocket.terminate()
    await stranger.closed
    sharer.send(offerTo('helper'))
    expect(await helper.next()).toMatchObject(offerTo('helper'))
  })

  it('is not reported while a newer socket of its own holds the id', async () => {
    sharer.send(offerTo('helper'))
    await helper.next()
    const again = await signalling.attach('sharer')
    await sharer.closed
    again.send(offerTo('helper'))
    expect(await helper.next()).toMatchObject(offerTo('helper'))
  })

  const call = async () => {
    sharer.send(offerTo('helper'))
    await helper.next()
  }

  const leave = { type: 'LEAVE', src: 'sharer', dst: 'helper' }

  it.each([
    ['says LEAVE', () => sharer.send({ type: 'LEAVE' })],
    ['goes away, as a page does', () => sharer.webSocket.close(1001)],
    ['has finished', () => sharer.webSocket.close(1000)],
  ])(
    'and %s has left its peer, who hears LEAVE [§7 LEAVE]',
    async (_, part) => {
      await call()
      part()
      expect(await helper.next()).toEqual(gone('sharer', 'helper'))
      expect(await helper.next()).toEqual(leave)
    }
  )

  it('and has left its peer says so for an id with an underscore too [§7 LEAVE]', async () => {
    const other = await signalling.attach('some_body')
    other.send(offerTo('helper'))
    await helper.next()
    other.send({ type: 'LEAVE' })
    expect(await helper.next()).toEqual(gone('some_body', 'helper'))
    expect(await helper.next()).toEqual({ ...leave, src: 'some_body' })
  })

  it('and has left says LEAVE to nobody whom it has sent nothing [§7 LEAVE]', async () => {
    helper.send(offerTo('sharer'))
    await sharer.next()
    sharer.send({ type: 'LEAVE' })
    await sharer.closed
    helper.send(offerTo('helper', 'next'))
    expect(await helper.next()).toMatchObject(offerTo('helper', 'next'))
  })

  it.each([
    ['whose connection breaks', () => sharer.webSocket.terminate()],
    ['that parts as PeerJS’s disconnect does', () => sharer.webSocket.close()],
  ])(
    '%s has not left its peer, and a call goes on [§7 LEAVE]',
    async (_, part) => {
      await call()
      part()
      expect(await helper.next()).toEqual(gone('sharer', 'helper'))
      helper.send(offerTo('helper', 'next'))
      expect(await helper.next()).toMatchObject(offerTo('helper', 'next'))
    }
  )

  it('for what it was made to send has not left its peer', async () => {
    await call()
    Array.from({ length: 30 }, () => sharer.sendText('not json'))
    expect(await sharer.closed).toBe(1007)
    expect(await helper.next()).toEqual(gone('sharer', 'helper'))
    helper.send(offerTo('helper', 'next'))
    expect(await helper.next()).toMatchObject(offerTo('helper', 'next'))
  })
})
