import { once } from 'node:events'

import { WebSocket } from 'ws'

import { TestClient } from 'src/lib/signalling/signalling.fixtures'
import { offerTo } from 'src/lib/signallingMessages/frames.fixtures'
import { TestRun } from 'src/server.fixtures'

import { RedisServer } from './redisServer.fixtures'

jest.setTimeout(120_000)

const arrivingIds = Array.from({ length: 30 }, (_, n) => `arriving${n}`)

function dial(url: string, id: string, token = `token-of-${id}`) {
  const query = new URLSearchParams({ key: 'peerjs', id, token })
  return new TestClient(
    new WebSocket(`${url.replace('http', 'ws')}/peerjs?${query}`)
  )
}

async function attach(url: string, id: string, token?: string) {
  const client = dial(url, id, token)
  expect(await client.next()).toEqual({ type: 'OPEN' })
  return client
}

describe('after SIGKILL of an instance', () => {
  const redis = new RedisServer()
  let survivor: TestRun
  let victim: TestRun
  let survivorUrl: string
  let victimUrl: string

  beforeAll(async () => {
    await redis.start()
    const variables = { REDIS_URL: redis.url, LOG_LEVEL: 'info' }
    survivor = new TestRun(variables)
    victim = new TestRun(variables)
    survivorUrl = await survivor.url()
    victimUrl = await victim.url()
    const owner = await attach(victimUrl, 'river')
    await attach(victimUrl, 'star')
    const arriving = arrivingIds.map((id) => dial(victimUrl, id))
    // One socket is open; the others may be in any phase of connecting.
    await Promise.race(arriving.map(({ webSocket }) => once(webSocket, 'open')))
    victim.child.kill('SIGKILL')
    const closed = arriving.map((client) => client.closed)
    await Promise.all([owner.closed, ...closed, victim.exitCode])
  })

  afterAll(async () => {
    survivor.child.kill('SIGKILL')
    await survivor.exitCode
    await redis.remove()
  })

  it('its ids are refused to others, and granted to their owners at once', async () => {
    const other = dial(survivorUrl, 'river', 'other-token')
    expect(await other.next()).toMatchObject({ type: 'ID-TAKEN' })
    await attach(survivorUrl, 'river')
  })

  it('clients that were attaching there are admitted elsewhere at once', async () => {
    await Promise.all(arrivingIds.map((id) => attach(survivorUrl, id)))
  })

  it('a frame for one of its ids is answered with EXPIRE', async () => {
    const caller = await attach(survivorUrl, 'caller')
    caller.send(offerTo('star'))
    expect(await caller.next()).toMatchObject({ type: 'EXPIRE', src: 'star' })
  })

  it('its ids are free when the leases have ended', async () => {
    const client = redis.client()
    await client.pexpire('kinscreen:id:star', 1)
    while ((await client.exists('kinscreen:id:star')) === 1) {
      await client.ping()
    }
    await attach(survivorUrl, 'star', 'other-token')
    await client.quit()
  })
})
