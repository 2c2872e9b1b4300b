import {
  holdTheClock,
  serveSignalling,
  type TestServer,
} from 'src/lib/signalling/signalling.fixtures'
import { offerTo } from 'src/lib/signallingMessages/frames.fixtures'

import { openCluster } from './openCluster'
import { RedisServer } from './redisServer.fixtures'

jest.setTimeout(60_000)

const log = { info: jest.fn(), warn: jest.fn() }

describe('with two instances, the list of ids', () => {
  let redis: RedisServer
  let one: TestServer
  let two: TestServer

  beforeEach(async () => {
    holdTheClock()
    redis = new RedisServer()
    await redis.start()
    ;[one, two] = [await start(), await start()]
  })

  afterEach(async () => {
    await Promise.all([one, two].map(({ server }) => server.close()))
    await redis.remove()
  })

  const start = async () => {
    const cluster = await openCluster(redis.url, log)
    return serveSignalling({ allowDiscovery: true }, cluster)
  }

  const list = async ({ url }: TestServer): Promise<string[]> => {
    const ids: string[] = await (await fetch(`${url}/peerjs/peers`)).json()
    return ids.sort()
  }

  it('is the same at both, with the clients of both [§7 get peers]', async () => {
    await one.attach('river')
    await two.attach('some_body')
    expect(await list(one)).toEqual(['river', 'some_body'])
    expect(await list(two)).toEqual(['river', 'some_body'])
  })

  it('is complete for many clients, and for concurrent requests', async () => {
    const client = redis.client()
    const ids = Array.from({ length: 3_000 }, (_, number) => `id${number}`)
    await one.attach('river')
    const lease = (await client.get('kinscreen:id:river')) ?? ''
    await client.mset(ids.flatMap((id) => [`kinscreen:id:${id}`, lease]))
    await client.quit()
    const lists = await Promise.all([list(one), list(one), list(two)])
    for (const listed of lists) {
      expect(listed).toEqual([...ids, 'river'].sort())
    }
  })

  it('omits ids that are reserved, or whose instance has died', async () => {
    const away = await one.attach('away')
    const partner = await two.attach('partner')
    away.send(offerTo('partner'))
    await partner.next()
    away.webSocket.terminate()
    await partner.next()
    const client = redis.client()
    await client.set('kinscreen:id:ghost', 'a-dead-instance 1 hash')
    await client.quit()
    expect(await list(one)).toEqual(['partner'])
  })

  it('has the clients of one instance while Redis is away', async () => {
    await one.attach('river')
    await two.attach('moon')
    await redis.kill()
    expect(await list(one)).toEqual(['river'])
  })
})
