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

  it('is reported to the peer that it has called', async () => {
    sharer.send(offerTo('helper'))
    await helper.next()
    sharer.webSocket.terminate()
    expect(await helper.next()).toEqual(gone('sharer', 'helper'))
  })

  it('is not reported to clients to which it has sent nothing', async () => {
    const stranger = await signalling.attach('stranger')
    stranger.webSocket.terminate()
    await stranger.closed
    sharer.send(offerTo('helper'))
    expect(await helper.next()).toMatchObject(offerTo('helper'))
  })

  it('is not reported while its newer socket holds the id', async () => {
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
    ['sends LEAVE', () => sharer.send({ type: 'LEAVE' })],
    ['closes with 1001, like a page', () => sharer.webSocket.close(1001)],
    ['closes with 1000', () => sharer.webSocket.close(1000)],
  ])(
    'and %s has left its peer, which receives LEAVE [§7 LEAVE]',
    async (_, part) => {
      await call()
      part()
      expect(await helper.next()).toEqual(gone('sharer', 'helper'))
      expect(await helper.next()).toEqual(leave)
    }
  )

  it('and has left its peer sends LEAVE for an id with an underscore too [§7 LEAVE]', async () => {
    const other = await signalling.attach('some_body')
    other.send(offerTo('helper'))
    await helper.next()
    other.send({ type: 'LEAVE' })
    expect(await helper.next()).toEqual(gone('some_body', 'helper'))
    expect(await helper.next()).toEqual({ ...leave, src: 'some_body' })
  })

  it('and has left sends no LEAVE to clients to which it has sent nothing [§7 LEAVE]', async () => {
    helper.send(offerTo('sharer'))
    await sharer.next()
    sharer.send({ type: 'LEAVE' })
    await sharer.closed
    helper.send(offerTo('helper', 'next'))
    expect(await helper.next()).toMatchObject(offerTo('helper', 'next'))
  })

  it.each([
    ['whose connection breaks', () => sharer.webSocket.terminate()],
    ['that closes like PeerJS’s disconnect', () => sharer.webSocket.close()],
  ])(
    '%s has not left its peer, and the call goes on [§7 LEAVE]',
    async (_, part) => {
      await call()
      part()
      expect(await helper.next()).toEqual(gone('sharer', 'helper'))
      helper.send(offerTo('helper', 'next'))
      expect(await helper.next()).toMatchObject(offerTo('helper', 'next'))
    }
  )

  it('because of a misuse has not left its peer', async () => {
    await call()
    Array.from({ length: 30 }, () => sharer.sendText('not json'))
    expect(await sharer.closed).toBe(1007)
    expect(await helper.next()).toEqual(gone('sharer', 'helper'))
    helper.send(offerTo('helper', 'next'))
    expect(await helper.next()).toMatchObject(offerTo('helper', 'next'))
  })
})
