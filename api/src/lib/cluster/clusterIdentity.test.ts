import type {
  TestClient,
  TestServer,
} from 'src/lib/signalling/signalling.fixtures'
import { offerTo } from 'src/lib/signallingMessages/frames.fixtures'

import { startCluster, type TestCluster } from './cluster.fixtures'

jest.setTimeout(60_000)

const goneFrom = (src: string) => ({
  type: 'ANSWER',
  src,
  payload: { type: 'kinscreen', control: 'gone' },
})

describe('with three instances, an id', () => {
  let cluster: TestCluster
  let redis: TestCluster['redis']
  let one: TestServer
  let two: TestServer
  let three: TestServer
  let bystander: TestClient

  beforeEach(async () => {
    cluster = await startCluster()
    ;({ redis, one, two, three } = cluster)
    bystander = await three.attach('bystander')
  })

  afterEach(() => cluster.close())

  const expectReached = async (client: TestClient) => {
    bystander.send(offerTo('river'))
    expect(await client.next()).toMatchObject({ src: 'bystander' })
  }

  it('is refused to a client with another token', async () => {
    const owner = await one.attach('river')
    for (const instance of [one, two, three]) {
      const other = instance.dial('river', { token: 'other-token' })
      expect(await other.next()).toEqual({
        type: 'ID-TAKEN',
        payload: { msg: 'ID is taken' },
      })
      await other.closed
    }
    await expectReached(owner)
  })

  it('moves with its owner, and the older socket closes with 4001', async () => {
    const older = await one.attach('river')
    const newer = await two.attach('river')
    expect(await older.closed).toBe(4001)
    await expectReached(newer)
    const newest = await three.attach('river')
    expect(await newer.closed).toBe(4001)
    await expectReached(newest)
  })

  it('moves within an instance as it does between instances', async () => {
    const older = await one.attach('river')
    const newer = await one.attach('river')
    expect(await older.closed).toBe(4001)
    await expectReached(newer)
  })

  it('is granted to only one of several simultaneous claims', async () => {
    const rivals = [one, two, three].map((instance, number) =>
      instance.dial('river', { token: `token-number-${number}` })
    )
    const answers = await Promise.all(rivals.map((rival) => rival.next()))
    expect(answers.map(({ type }) => type).sort()).toEqual([
      'ID-TAKEN',
      'ID-TAKEN',
      'OPEN',
    ])
  })

  const expectReserved = async () => {
    for (const instance of [one, two, three]) {
      const other = instance.dial('river', { token: 'another-token' })
      expect(await other.next()).toMatchObject({ type: 'ID-TAKEN' })
      await other.closed
    }
  }

  it('is free everywhere after its owner has left', async () => {
    const owner = await one.attach('river')
    owner.webSocket.close()
    await owner.closed
    await two.attachWhenFree('river', { token: 'another-token' })
  })

  it('is reserved for its token everywhere after its socket has broken', async () => {
    const owner = await one.attach('river')
    owner.send(offerTo('bystander'))
    await bystander.next()
    owner.webSocket.terminate()
    expect(await bystander.next()).toMatchObject(goneFrom('river'))
    await expectReserved()
    await expectReached(await two.attach('river'))
  })

  it('counts as absent after its socket has broken, until it is back', async () => {
    const owner = await one.attach('river')
    owner.send(offerTo('bystander'))
    await bystander.next()
    owner.webSocket.terminate()
    expect(await bystander.next()).toMatchObject(goneFrom('river'))
    bystander.send(offerTo('river', 'mc_early'))
    const again = await two.attach('river')
    expect(await again.next()).toMatchObject(offerTo('river', 'mc_early'))
  })

  it('is reserved for its owner when its instance is stopped', async () => {
    const owner = await one.attach('river')
    await one.server.close()
    expect(await owner.closed).toBe(1012)
    for (const instance of [two, three]) {
      const other = instance.dial('river', { token: 'another-token' })
      expect(await other.next()).toMatchObject({ type: 'ID-TAKEN' })
    }
    await expectReached(await two.attach('river'))
  })

  it('stays reserved in Redis for two minutes, and the reservation names no instance', async () => {
    const owner = await one.attach('river')
    owner.send(offerTo('bystander'))
    await bystander.next()
    owner.webSocket.terminate()
    await bystander.next()
    const client = redis.client()
    expect(await client.get('kinscreen:id:river')).toMatch(/^- - [\w-]{22}$/)
    const leftMs = await client.pttl('kinscreen:id:river')
    expect(leftMs).toBeGreaterThan(0)
    expect(leftMs).toBeLessThanOrEqual(120_000)
    await client.quit()
  })

  it('is proved only by its token, and only while it is attached', async () => {
    const owner = await one.attach('river')
    const clusters = [one, two, three].map((instance) => instance.cluster)
    const shown = (token: string) =>
      Promise.all(clusters.map((it) => it.isClaimedWith('river', token)))
    expect(await shown('token-of-river')).toEqual([true, true, true])
    expect(await shown('another-token')).toEqual([false, false, false])
    owner.send(offerTo('bystander'))
    await bystander.next()
    owner.webSocket.terminate()
    expect(await bystander.next()).toMatchObject(goneFrom('river'))
    expect(await shown('token-of-river')).toEqual([false, false, false])
  })

  it('has a lease of at most two minutes in Redis, without its token', async () => {
    await one.attach('river', { token: 'very-secret-token' })
    const client = redis.client()
    const keys = await client.keys('*')
    expect(keys.sort()).toEqual([
      'kinscreen:id:bystander',
      'kinscreen:id:river',
    ])
    const leftMs = await client.pttl('kinscreen:id:river')
    expect(leftMs).toBeGreaterThan(0)
    expect(leftMs).toBeLessThanOrEqual(120_000)
    expect(await client.get('kinscreen:id:river')).toMatch(
      /^[0-9a-f-]{36} \d+ [\w-]{22}$/
    )
    await client.quit()
  })

  it('is reported as gone to a peer on another instance', async () => {
    const owner = await one.attach('river')
    owner.send(offerTo('bystander'))
    await bystander.next()
    owner.webSocket.terminate()
    expect(await bystander.next()).toMatchObject(goneFrom('river'))
  })

  it('sends LEAVE to a peer on another instance when its client has left for good [§7 LEAVE]', async () => {
    const owner = await one.attach('some_body')
    owner.send(offerTo('bystander'))
    await bystander.next()
    owner.send({ type: 'LEAVE' })
    expect(await bystander.next()).toMatchObject(goneFrom('some_body'))
    expect(await bystander.next()).toEqual({
      type: 'LEAVE',
      src: 'some_body',
      dst: 'bystander',
    })
  })

  it('is not reported as gone after it has moved', async () => {
    const older = await one.attach('river')
    older.send(offerTo('bystander'))
    await bystander.next()
    const newer = await two.attach('river')
    await older.closed
    newer.send(offerTo('bystander'))
    expect(await bystander.next()).toMatchObject(offerTo('bystander'))
  })
})
