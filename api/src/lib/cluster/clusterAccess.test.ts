import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

import { holdTheClock } from 'src/lib/signalling/signalling.fixtures'
import { offerTo } from 'src/lib/signallingMessages/frames.fixtures'

import { passTimeUntil, startInstance, type TestLog } from './cluster.fixtures'
import { RedisServer } from './redisServer.fixtures'

jest.setTimeout(60_000)

const secret = 'p@ss/word:of#ours'
const written = encodeURIComponent(secret)

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

describe('a Redis with restricted access', () => {
  let redis: RedisServer
  let port: number
  let log: TestLog

  const startRedis = async (...options: string[]) => {
    port = await freePort()
    redis = new RedisServer(['--port', `${port}`, ...options])
    await redis.start()
  }

  beforeEach(() => {
    holdTheClock()
    log = { info: jest.fn(), warn: jest.fn() }
  })

  afterEach(() => redis.remove())

  const said = () => [...log.warn.mock.calls, ...log.info.mock.calls].flat()

  const expectTwoInstancesToMeet = async (url: string) => {
    const one = await startInstance(url, log)
    const two = await startInstance(url)
    try {
      const sharer = await one.attach('sharer')
      const helper = await two.attach('helper')
      sharer.send(offerTo('helper'))
      expect(await helper.next()).toMatchObject({ src: 'sharer' })
      expect((await one.cluster.userIds()).sort()).toEqual(['helper', 'sharer'])
      expect(await one.cluster.answers()).toBe(true)
      expect(said()).toEqual(['Redis answers.'])
    } finally {
      await one.server.close()
      await two.server.close()
    }
  }

  it('is used with the password of its URL', async () => {
    await startRedis('--requirepass', secret)
    await expectTwoInstancesToMeet(`redis://:${written}@127.0.0.1:${port}`)
  })

  it('works for a user with only the permissions that the api needs', async () => {
    await startRedis(
      ...['--user', 'default', 'off'],
      ...['--user', 'kinscreen', 'on', `>${secret}`],
      ...['~kinscreen:*', 'resetchannels', '&kinscreen:*'],
      ...['-@all', '+@read', '+@write', '+@scripting', '+@pubsub'],
      ...['+@connection', '+info', '-@dangerous', '+info']
    )
    await expectTwoInstancesToMeet(
      `redis://kinscreen:${written}@127.0.0.1:${port}`
    )
  })

  it('is used over its socket, without a password and without a warning', async () => {
    await startRedis()
    await expectTwoInstancesToMeet(redis.url)
  })

  it.each(['', 'user:wrong@', ':wrong@'])(
    'is not used with a wrong password, and the log names the reason but no password: %j',
    async (access) => {
      await startRedis('--requirepass', secret)
      const one = await startInstance(`redis://${access}127.0.0.1:${port}`, log)
      try {
        expect(await passTimeUntil(one.dial('newcomer').closed)).toBe(1013)
        expect(said()).toContain(
          'Redis takes neither user nor password of REDIS_URL.'
        )
        expect(said()).not.toContain('Redis answers.')
        expect(said().join()).not.toMatch(/wrong|127\.0\.0\.1/)
      } finally {
        await one.server.close()
      }
    }
  )

  it('causes a warning when every program of the machine may write to it', async () => {
    await startRedis()
    const one = await startInstance(`redis://127.0.0.1:${port}`, log)
    await one.server.close()
    expect(said()).toEqual([
      'Redis has no password: every program of this machine may write.',
      'Redis answers.',
    ])
  })
})
