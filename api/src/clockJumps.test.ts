import { once } from 'node:events'

import type { WebSocket } from 'ws'

import { perMinute } from 'src/lib/limits/secondsToWait'
import { offerTo } from 'src/lib/signallingMessages/frames.fixtures'

import { startCluster } from './lib/cluster/cluster.fixtures'
import { turnServers } from './lib/iceServers/iceServers'
import { secondsToWait } from './lib/limits/secondsToWait'
import { RecentCalls } from './lib/metrics/RecentCalls'
import { OperatorTokens } from './lib/operator/OperatorTokens'
import {
  holdTheClock,
  startSignalling,
} from './lib/signalling/signalling.fixtures'

jest.setTimeout(30_000)

const dayMs = 86_400_000

const turn = () => new Promise((resolve) => setImmediate(resolve))

const pinged = (socket: WebSocket) => once(socket, 'ping')

describe.each([
  ['forward', dayMs],
  ['back', -dayMs],
])('when the clock is set %s by a day', (_, jumpMs) => {
  beforeEach(() => {
    holdTheClock()
  })

  const jump = () => jest.setSystemTime(Date.now() + jumpMs)

  it('pages stay attached, and are pinged as before', async () => {
    const signalling = await startSignalling({ tickMs: 5 })
    const page = await signalling.attach('page')
    jump()
    jest.advanceTimersByTime(1000)
    await pinged(page.webSocket)
    await pinged(page.webSocket)
    page.send(offerTo('page'))
    expect(await page.next()).toMatchObject({ src: 'page' })
    await signalling.server.close()
  })

  it('frames for an absent receiver are answered within seconds', async () => {
    const signalling = await startSignalling({ tickMs: 20 })
    const sharer = await signalling.attach('sharer')
    sharer.send(offerTo('nobody'))
    sharer.send(offerTo('sharer'))
    await sharer.next()
    jump()
    const answer = sharer.next()
    let isAnswered = false
    void answer.then(() => (isAnswered = true))
    while (!isAnswered) {
      jest.advanceTimersByTime(10)
      await turn()
    }
    expect(await answer).toMatchObject({ type: 'EXPIRE', src: 'nobody' })
    await signalling.server.close()
  })

  it('an exhausted budget is full again within a minute', async () => {
    const limiter = perMinute(1)
    expect(await secondsToWait(limiter, 'address')).toBe(0)
    jump()
    await secondsToWait(limiter, 'address')
    expect(await secondsToWait(limiter, 'address')).toBeLessThanOrEqual(60)
    jest.advanceTimersByTime(61_000)
    expect(await secondsToWait(limiter, 'address')).toBe(0)
  })

  it('calls being set up are counted as before', () => {
    const calls = new RecentCalls()
    calls.note('mc_1', true)
    jump()
    expect(calls.count()).toBe(1)
    calls.note('mc_2', true)
    expect(calls.count()).toBe(2)
  })

  it('the expiry of new TURN credentials follows the new time', () => {
    const ttlSeconds = 600
    jump()
    const [server] = turnServers(
      {
        stunUrls: [],
        turnUrls: ['turn:turn.example'],
        turnSecret: 'north',
        turnTtlSeconds: ttlSeconds,
      },
      '192.0.2.1',
      Date.now()
    )
    const [expiry] = server?.username?.split(':') ?? []
    expect(Number(expiry)).toBe(Math.floor(Date.now() / 1000) + ttlSeconds)
  })

  it('the operator’s sign-in expires by the new time', async () => {
    const tokens = new OperatorTokens({
      credentials: 'correct horse battery',
      secret: 'x'.repeat(32),
      seconds: 3600,
    })
    const token = await tokens.issue('operator')
    jump()
    expect((await tokens.verify(token)) !== null).toBe(jumpMs < 0)
    expect(await tokens.verify(await tokens.issue('operator'))).not.toBeNull()
  })

  it('leases are kept, and instances go on relaying', async () => {
    const { one, two, close } = await startCluster()
    const sharer = await one.attach('sharer')
    const helper = await two.attach('helper')
    jump()
    jest.advanceTimersByTime(1000)
    sharer.send(offerTo('helper'))
    expect(await helper.next()).toMatchObject({ src: 'sharer' })
    const thief = two.dial('sharer', { token: 'another-token' })
    expect(await thief.next()).toMatchObject({ type: 'ID-TAKEN' })
    await close()
  })
})

describe('when the clock of Redis is set forward', () => {
  it('claims again the leases that Redis has expired', async () => {
    const { redis, one, close } = await startCluster()
    await one.attach('sharer')
    const client = redis.client()
    await client.pexpire('kinscreen:id:sharer', 1)
    while ((await client.exists('kinscreen:id:sharer')) === 1);
    while ((await client.exists('kinscreen:id:sharer')) === 0) await turn()
    await client.quit()
    await close()
  })
})
