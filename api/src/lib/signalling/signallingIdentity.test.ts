import { offerTo } from 'src/lib/signallingMessages/frames.fixtures'

import {
  startSignalling,
  type TestClient,
  type TestServer,
} from './signalling.fixtures'

describe('an id', () => {
  let signalling: TestServer
  let bystander: TestClient

  beforeEach(async () => {
    signalling = await startSignalling()
    bystander = await signalling.attach('bystander')
  })

  afterEach(async () => {
    await signalling.server.close()
  })

  it('is refused to a client with another token [§7 ID-TAKEN]', async () => {
    const owner = await signalling.attach('river')
    const other = await signalling.dial('river', { token: 'other-token' })
    expect(await other.next()).toMatchObject({ type: 'ID-TAKEN' })
    await other.closed
    bystander.send(offerTo('river', 'still here'))
    expect(await owner.next()).toMatchObject({ src: 'bystander' })
  })

  it('moves to the newer socket of its owner, which receives OPEN (W5)', async () => {
    const older = await signalling.attach('river')
    const newer = await signalling.attach('river')
    expect(await older.closed).toBe(4001)
    bystander.send(offerTo('river', 'moved'))
    expect(await newer.next()).toMatchObject({
      payload: { connectionId: 'moved' },
    })
  })

  it('no longer accepts frames from the older socket (W6)', async () => {
    const older = await signalling.attach('river')
    // The older socket does not read the close frame, so the client can still
    // send.
    older.webSocket.pause()
    const newer = await signalling.attach('river')
    older.send(offerTo('bystander', 'older'))
    older.send({ type: 'LEAVE' })
    older.webSocket.resume()
    expect(await older.closed).toBe(4001)
    newer.send(offerTo('bystander', 'newer'))
    expect(await bystander.next()).toMatchObject({
      src: 'river',
      payload: { connectionId: 'newer' },
    })
    bystander.send(offerTo('river', 'owner'))
    expect(await newer.next()).toMatchObject({ src: 'bystander' })
  })

  it('moves as often as its owner reconnects', async () => {
    const sockets = []
    for (let i = 0; i < 5; i++) {
      sockets.push(await signalling.attach('river'))
    }
    const codes = await Promise.all(
      sockets.slice(0, 4).map(({ closed }) => closed)
    )
    expect(codes).toEqual([4001, 4001, 4001, 4001])
  })

  it('cannot be kept, used or reclaimed after LEAVE (W3)', async () => {
    const attacker = await signalling.attach('river')
    attacker.webSocket.pause()
    attacker.send({ type: 'LEAVE' })
    const victim = await signalling.attachWhenFree('river', {
      token: 'victim-token',
    })
    attacker.send(offerTo('bystander', 'attacker'))
    attacker.send({ type: 'LEAVE' })
    attacker.webSocket.resume()
    expect(await attacker.closed).toBe(1000)
    victim.send(offerTo('bystander', 'victim'))
    expect(await bystander.next()).toMatchObject({
      payload: { connectionId: 'victim' },
    })
    const again = await signalling.dial('river')
    expect(await again.next()).toMatchObject({ type: 'ID-TAKEN' })
    bystander.send(offerTo('river', 'for the victim'))
    expect(await victim.next()).toMatchObject({ src: 'bystander' })
  })

  it('is free again after its owner has left', async () => {
    const owner = await signalling.attach('river')
    owner.webSocket.close()
    await owner.closed
    await signalling.attachWhenFree('river', { token: 'another-token' })
  })

  it('stays attached while the clock jumps forward and back', async () => {
    const owner = await signalling.attach('river')
    for (const jumpMs of [86_400_000, -86_400_000]) {
      jest.setSystemTime(Date.now() + jumpMs)
      jest.advanceTimersByTime(1000)
      owner.send(offerTo('river', 'alive'))
      expect(await owner.next()).toMatchObject({ src: 'river' })
    }
  })
})
