import {
  passTimeUntil,
  type TestLog,
  turn,
} from 'src/lib/cluster/cluster.fixtures'
import { openCluster } from 'src/lib/cluster/openCluster'
import { RedisServer } from 'src/lib/cluster/redisServer.fixtures'
import { claimOf } from 'src/lib/permanentIds/claim.fixtures'
import { isClaimTrue } from 'src/lib/permanentIds/isClaimTrue'
import { isPermanentId } from 'src/lib/permanentIds/isPermanentId'
import { PermanentIds } from 'src/lib/permanentIds/PermanentIds'

import { wordsOfOneKey } from '../../../../web/src/features/proof/wordsOfKey.fixtures'

import {
  holdTheClock,
  serveSignalling,
  type TestServer,
} from './signalling.fixtures'

jest.setTimeout(60_000)

const { origin, marked } = wordsOfOneKey
const kept = marked.id
const halfDayMs = 12 * 3_600_000

const secret = 'a secret of at least 32 characters'
const otherSecret = 'another one of at least 32 characters'

/** Tokens that attackers without the key may try. */
const squatters = [
  'a-token-of-my-own',
  'f'.repeat(32),
  // The token of another id, and a token of another installation.
  new PermanentIds(secret).tokenFor('lamp-cloud-piano-tree'),
  new PermanentIds('a secret that the squatter has made').tokenFor(kept),
]

const keyRequired = {
  type: 'ERROR',
  payload: { msg: 'Prove that these words are yours' },
}

async function expectNobodyElse(signalling: TestServer) {
  for (const token of squatters) {
    const squatter = signalling.dial(kept, { token })
    expect(await squatter.next()).toEqual(keyRequired)
    await squatter.closed
  }
  expect(await signalling.refusal(kept, { token: '' })).toBe(400)
}

async function start(
  redis: RedisServer | null,
  installationSecret = secret,
  log: TestLog = { info: jest.fn(), warn: jest.fn() }
) {
  const ids = new PermanentIds(installationSecret)
  return serveSignalling(
    {
      mayAttach: (...client) => ids.mayAttach(...client),
      isProved: isPermanentId,
    },
    await openCluster(redis?.url ?? '', log)
  )
}

describe.each(['without Redis', 'with Redis'])(
  'a permanent id, over two days and all restarts, %s',
  (way) => {
    let redis: RedisServer | null = null

    beforeEach(async () => {
      holdTheClock()
      redis = way === 'with Redis' ? new RedisServer() : null
      await redis?.start()
    })

    afterEach(() => redis?.remove())

    it('belongs to its owner, with the same token all the time', async () => {
      const token = new PermanentIds(secret).tokenFor(kept)
      for (const leave of ['goodbye', 'crash', 'crash', 'goodbye'] as const) {
        const signalling = await start(redis)
        // Nobody else can attach, even before the owner has attached.
        await expectNobodyElse(signalling)
        const owner = await signalling.attach(kept, { token })
        await expectNobodyElse(signalling)
        owner.webSocket[leave === 'goodbye' ? 'close' : 'terminate']()
        await owner.closed
        jest.setSystemTime(Date.now() + halfDayMs)
        jest.advanceTimersByTime(180_000)
        await expectNobodyElse(signalling)
        await signalling.server.close()
        await redis?.kill()
        await redis?.start()
      }
    })

    it('is proved again after the secret has changed, and stays the same', async () => {
      const before = await start(redis)
      const token = new PermanentIds(secret).tokenFor(kept)
      const owner = await before.attach(kept, { token })
      await before.server.close()
      await owner.closed

      const after = await start(redis, otherSecret)
      const refused = after.dial(kept, { token })
      expect(await refused.next()).toEqual(keyRequired)
      await refused.closed
      expect(await isClaimTrue(await claimOf(), origin)).toBe(true)
      await after.attach(kept, {
        token: new PermanentIds(otherSecret).tokenFor(kept),
      })
      await after.server.close()
    })
  }
)

it('a permanent id belongs to its owner while Redis is away, and after Redis is back', async () => {
  holdTheClock()
  const redis = new RedisServer()
  await redis.start()
  const log = { info: jest.fn(), warn: jest.fn() }
  const signalling = await start(redis, secret, log)
  await redis.kill()
  await expectNobodyElse(signalling)
  await redis.start()
  const isBack = async () => {
    while (log.info.mock.calls.length < 2) await turn()
  }
  await passTimeUntil(isBack())
  const token = new PermanentIds(secret).tokenFor(kept)
  await signalling.attach(kept, { token })
  await expectNobodyElse(signalling)
  await signalling.server.close()
  await redis.remove()
})
