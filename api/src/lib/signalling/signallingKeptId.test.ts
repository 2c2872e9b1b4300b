import { isPermanentId } from 'src/lib/permanentIds/isPermanentId'
import { PermanentIds } from 'src/lib/permanentIds/PermanentIds'

import {
  pageOrigin,
  startSignalling,
  type TestServer,
} from './signalling.fixtures'

const kept = 'gaze-three-arch-raw'

describe('an id that is made from a key', () => {
  const ids = new PermanentIds('a secret of at least 32 characters')
  const token = ids.tokenFor(kept)
  let signalling: TestServer

  beforeEach(async () => {
    signalling = await startSignalling({
      mayAttach: (...client) => ids.mayAttach(...client),
    })
  })

  afterEach(async () => {
    await signalling.server.close()
  })

  it('is refused without proof of its key, in a message of the protocol (§7)', async () => {
    const squatter = signalling.dial(kept, { token: 'a-token-of-my-own' })
    expect(await squatter.next()).toEqual({
      type: 'ERROR',
      payload: { msg: 'Prove that these words are yours' },
    })
    await squatter.closed
    await signalling.attach(kept, { token })
  })

  it('stays refused after its owner has left', async () => {
    const owner = await signalling.attach(kept, { token })
    owner.webSocket.close()
    await owner.closed
    const squatter = signalling.dial(kept, { token: 'a-token-of-my-own' })
    expect(await squatter.next()).toMatchObject({ type: 'ERROR' })
  })

  it('moves to its owner’s newer page', async () => {
    const older = await signalling.attach(kept, { token })
    await signalling.attach(kept, { token })
    expect(await older.closed).toBe(4001)
  })

  it('is never issued by the server', async () => {
    for (let time = 0; time < 100; time++) {
      const answer = await fetch(`${signalling.url}/peerjs/id`, {
        headers: { origin: pageOrigin },
      })
      expect(isPermanentId(await answer.text())).toBe(false)
    }
  })
})
