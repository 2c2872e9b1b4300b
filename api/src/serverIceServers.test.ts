import { once } from 'node:events'

import { WebSocket } from 'ws'

import { answerTo, offerTo } from 'src/lib/signallingMessages/frames.fixtures'

import { RedisServer } from './lib/cluster/redisServer.fixtures'
import { TestRun } from './server.fixtures'

jest.setTimeout(120_000)

const userId = 'river apple_tiger-moon'
const token = 'a:token'.padEnd(43, '~')
const origin = 'https://help.example'

const helperId = 'stone-cloud-lemon-otter'

async function attach(run: TestRun, id: string): Promise<WebSocket> {
  const query = new URLSearchParams({ key: 'peerjs', id, token })
  const url = `${(await run.url()).replace('http', 'ws')}/peerjs?${query}`
  const socket = new WebSocket(url, { origin })
  await once(socket, 'message')
  return socket
}

const basic = (password: string) =>
  `Basic ${Buffer.from(`${userId}:${password}`).toString('base64')}`

describe('the ICE servers of two api processes', () => {
  const redis = new RedisServer()
  let one: TestRun
  let other: TestRun
  let page: WebSocket
  let helper: WebSocket

  beforeAll(async () => {
    await redis.start()
    const variables = {
      REDIS_URL: redis.url,
      ALLOWED_ORIGINS: origin,
      STUN_URLS: 'stun:stun.help.example',
      TURN_URLS: 'turn:turn.help.example',
      TURN_SECRET: 'north',
    }
    one = new TestRun(variables, ['iceServers'])
    other = new TestRun(variables, ['iceServers'])
    page = await attach(one, userId)
    helper = await attach(other, helperId)
  })

  afterAll(async () => {
    other.child.kill('SIGKILL')
    await other.exitCode
    await redis.remove()
  })

  const ask = async (run: TestRun, authorization?: string, method = 'GET') =>
    fetch(`${await run.url()}/iceServers`, {
      method,
      headers: { origin, ...(authorization && { authorization }) },
    })

  const schemes = async (run: TestRun, authorization?: string) => {
    const { iceServers } = await (await ask(run, authorization)).json()
    return iceServers.map(({ urls }: { urls: string[] }) =>
      urls[0]?.replace(/:.*/, '')
    )
  }

  it('are only STUN before a call is answered', async () => {
    page.send(JSON.stringify(offerTo(helperId)))
    await once(helper, 'message')
    for (const run of [one, other]) {
      expect(await schemes(run, basic(token))).toEqual(['stun'])
    }
  })

  it('include TURN in an answered call, at either process', async () => {
    helper.send(JSON.stringify(answerTo(userId)))
    await once(page, 'message')
    for (const run of [one, other]) {
      while (!(await schemes(run, basic(token))).includes('turn'));
      expect(await schemes(run, basic(token))).toEqual(['stun', 'turn'])
    }
  })

  it('are only STUN for all others', async () => {
    for (const run of [one, other]) {
      expect(await schemes(run)).toEqual(['stun'])
      expect(await schemes(run, basic('another-token'))).toEqual(['stun'])
    }
  })

  it('can be requested with credentials by a page on another host', async () => {
    const answer = await ask(one, undefined, 'OPTIONS')
    expect(answer.status).toBe(204)
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
    expect(answer.headers.get('access-control-allow-headers')).toBe(
      'authorization'
    )
  })

  it('are only STUN after the process with the socket was killed', async () => {
    one.child.kill('SIGKILL')
    await Promise.all([one.exitCode, once(page, 'close')])
    while ((await schemes(other, basic(token))).includes('turn'));
    expect(await schemes(other, basic(token))).toEqual(['stun'])
  })
})
