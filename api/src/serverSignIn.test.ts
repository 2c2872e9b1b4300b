import { once } from 'node:events'

import { WebSocket } from 'ws'

import { answerTo } from 'src/lib/signallingMessages/frames.fixtures'

import { RedisServer } from './lib/cluster/redisServer.fixtures'
import { TestRun } from './server.fixtures'

jest.setTimeout(120_000)

const passphrase = 'correct horse battery'
const [sharer, helper] = ['river-apple-tiger-moon', 'stone-cloud-lemon-otter']

async function attach(run: TestRun, id: string, grant = '') {
  const token = `token-of-${id}`
  const query = new URLSearchParams({ key: 'peerjs', id, token, grant })
  const url = (await run.url()).replace('http', 'ws')
  const socket = new WebSocket(`${url}/peerjs?${query}`)
  await once(socket, 'message')
  return socket
}

const nextMessage = async (socket: WebSocket) =>
  JSON.parse(String((await once(socket, 'message'))[0]))

describe('two api processes where helpers sign in', () => {
  const redis = new RedisServer()
  let one: TestRun
  let other: TestRun
  let sharing: WebSocket

  beforeAll(async () => {
    await redis.start()
    const variables = {
      REDIS_URL: redis.url,
      REQUIRE_SIGN_IN: 'helpers',
      OPERATOR_PASSPHRASE: passphrase,
      OPERATOR_SESSION_SECRET: 'a secret of at least 32 characters',
    }
    one = new TestRun(variables, ['operatorSession'])
    other = new TestRun(variables, ['operatorSession'])
    sharing = await attach(one, sharer)
  })

  afterAll(async () => {
    one.child.kill('SIGKILL')
    other.child.kill('SIGKILL')
    await Promise.all([one.exitCode, other.exitCode])
    await redis.remove()
  })

  const signIn = async (given: string) => {
    const answer = await fetch(`${await one.url()}/operatorSession`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ passphrase: given }),
    })
    return (await answer.json()).grant
  }

  it('let a helper who has signed in at one receive a screen at the other', async () => {
    const socket = await attach(other, helper, await signIn(passphrase))
    const received = nextMessage(sharing)
    socket.send(JSON.stringify(answerTo(sharer)))
    expect(await received).toMatchObject({ type: 'ANSWER', src: helper })
    socket.close()
    await once(socket, 'close')
  })

  it('refuse all other helpers', async () => {
    expect(await signIn('wrong')).toBeUndefined()
    const forged = `${Math.floor(Date.now() / 1000) + 600}.${'a'.repeat(43)}`
    for (const [name, grant] of [
      ['moon-apple-river-tiger', ''],
      ['moon-tiger-river-apple', forged],
    ] as const) {
      const socket = await attach(other, name, grant)
      const told = nextMessage(socket)
      socket.send(JSON.stringify(answerTo(sharer)))
      expect(await told).toMatchObject({ type: 'ERROR' })
      socket.close()
    }
  })
})
