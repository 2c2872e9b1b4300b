import { once } from 'node:events'

import { WebSocket } from 'ws'

import { offerTo } from 'src/lib/signalling/frames.fixtures'
import type {
  TestClient,
  TestServer,
} from 'src/lib/signalling/signalling.fixtures'

import {
  linked,
  passTimeUntil,
  startCluster,
  startInstance,
  type TestCluster,
} from './cluster.fixtures'
import { parseMessage, writeMessage } from './message'

jest.setTimeout(60_000)

const address = '127.0.0.1'

describe('linked instances', () => {
  let cluster: TestCluster
  let one: TestServer
  let two: TestServer
  let sharer: TestClient
  let helper: TestClient

  beforeEach(async () => {
    cluster = await startCluster(undefined, address)
    ;({ one, two } = cluster)
    await linked(6)
    sharer = await one.attach('sharer')
    helper = await two.attach('helper')
  })

  afterEach(async () => {
    await cluster.close()
    await linked(0)
  })

  const reach = async (from: TestClient, to: TestClient, dst: string) => {
    from.send(offerTo(dst))
    expect(await to.next()).toMatchObject(offerTo(dst))
  }

  it('need no Redis for those of whom they have heard', async () => {
    await reach(sharer, helper, 'helper')
    await reach(helper, sharer, 'sharer')
    cluster.redis.freeze()
    await reach(sharer, helper, 'helper')
    await reach(helper, sharer, 'sharer')
    cluster.redis.thaw()
  })

  it('give back over the link what is for somebody who has left', async () => {
    await reach(sharer, helper, 'helper')
    cluster.redis.freeze()
    helper.webSocket.terminate()
    await helper.closed
    sharer.send(offerTo('helper'))
    expect(await passTimeUntil(sharer.next())).toMatchObject({
      type: 'EXPIRE',
      src: 'helper',
    })
    cluster.redis.thaw()
  })

  it('follow somebody who moves from one of them to another', async () => {
    let older = helper
    for (const server of [cluster.three, one, two, cluster.three]) {
      const moved = await server.attach('helper')
      expect(await older.closed).toBe(4001)
      await reach(sharer, moved, 'helper')
      older = moved
    }
  })

  it('end the link to one that closes, and reach who has left it', async () => {
    await reach(sharer, helper, 'helper')
    await two.server.close()
    await linked(2)
    const again = await cluster.three.attach('helper')
    await reach(sharer, again, 'helper')
  })

  it('reach one that takes no links through Redis', async () => {
    const other = await startInstance(cluster.redis.url)
    const far = await other.attach('far')
    await reach(sharer, far, 'far')
    await reach(far, sharer, 'sharer')
    await linked(6)
    await other.server.close()
  })
})

describe('the place where an instance takes links', () => {
  let cluster: TestCluster
  let place: string

  beforeEach(async () => {
    cluster = await startCluster(undefined, address)
    await linked(6)
    place = await tellWhere()
  })

  afterEach(() => cluster.close())

  /** What an instance answers to one that asks. */
  const tellWhere = async () => {
    const client = cluster.redis.client()
    await client.subscribe('kinscreen:to:stranger')
    const answer = once(client, 'message')
    const asking = cluster.redis.client()
    const asked = writeMessage({ kind: 'where', from: 'stranger' })
    await asking.publish('kinscreen:all', asked)
    const message = parseMessage((await answer)[1])
    client.disconnect()
    asking.disconnect()
    return message?.kind === 'here' ? message.address : ''
  }

  it.each(['', 'guessed', 'x'.repeat(5_000)])(
    'refuses a stranger with the key %.9j',
    async (authorization) => {
      const socket = new WebSocket(`ws://${place}`, {
        headers: { authorization },
      })
      const [, response] = await once(socket, 'unexpected-response')
      expect(response.statusCode).toBe(401)
      response.destroy()
      await linked(6)
    }
  )

  it('takes each key once, and nothing that makes no sense', async () => {
    const asking = cluster.redis.client()
    const told = writeMessage({ kind: 'key', key: 'told' })
    await asking.publish('kinscreen:all', told)
    asking.disconnect()
    const headers = { authorization: 'told' }
    const socket = new WebSocket(`ws://${place}`, { headers })
    await once(socket, 'open')
    socket.send('nonsense')
    socket.send('frame\nstranger\n{"type":"OPEN","dst":"helper"}')
    socket.ping()
    await once(socket, 'pong')
    const second = new WebSocket(`ws://${place}`, { headers })
    const [, response] = await once(second, 'unexpected-response')
    expect(response.statusCode).toBe(401)
    response.destroy()
    socket.send('x'.repeat(200_000))
    expect(await once(socket, 'close')).toMatchObject({ 0: 1009 })
  })
})
