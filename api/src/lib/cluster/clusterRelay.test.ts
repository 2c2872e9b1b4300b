import type { TestClient } from 'src/lib/signalling/signalling.fixtures'
import {
  answerTo,
  callFrames,
  offerTo,
} from 'src/lib/signallingMessages/frames.fixtures'

import { startCluster, type TestCluster } from './cluster.fixtures'

jest.setTimeout(60_000)

const markTo = (dst: string, mark: number | string) =>
  offerTo(dst, `mc_${mark}`)

async function takeMarks(client: TestClient, count: number) {
  const marks = []
  while (marks.length < count) {
    marks.push((await client.next()).payload)
  }
  return marks
}

const marks = (count: number) =>
  Array.from({ length: count }, (_, number) => number)

describe('between two instances a frame', () => {
  let cluster: TestCluster
  let sharer: TestClient
  let helper: TestClient

  beforeEach(async () => {
    cluster = await startCluster()
    sharer = await cluster.one.attach('sharer')
    helper = await cluster.two.attach('helper')
  })

  afterEach(() => cluster.close())

  it.each(Object.entries(callFrames))(
    'of type %s arrives with the id of its sender',
    async (_, frameTo) => {
      sharer.send({ ...frameTo('helper'), src: 'forged', more: 1 })
      expect(await helper.next()).toEqual({
        ...frameTo('helper'),
        src: 'sharer',
      })
    }
  )

  it('with an offer, and one with its answer, put both ids in a call at both instances', async () => {
    const inCall = async () => {
      const known = [cluster.one, cluster.two].flatMap(({ cluster }) =>
        ['sharer', 'helper', 'stranger'].map((id) => cluster.isInCall(id))
      )
      return (await Promise.all(known)).filter(Boolean).length
    }
    sharer.send(offerTo('helper'))
    await helper.next()
    expect(await inCall()).toBe(0)
    helper.send(answerTo('sharer'))
    await sharer.next()
    while ((await inCall()) < 4) await roundTrip()
    expect(await inCall()).toBe(4)
  })

  it('stays in order among 200, in both directions at once', async () => {
    for (const mark of marks(200)) {
      sharer.send(markTo('helper', mark))
      helper.send(markTo('sharer', mark))
    }
    const expected = marks(200).map((mark) => markTo('', mark).payload)
    expect(await takeMarks(helper, 200)).toEqual(expected)
    expect(await takeMarks(sharer, 200)).toEqual(expected)
  })

  it('waits for a receiver that attaches to the other instance in time', async () => {
    marks(20).forEach((mark) => sharer.send(markTo('later', mark)))
    await roundTrip()
    const later = await cluster.two.attach('later')
    sharer.send(markTo('later', 20))
    expect(await takeMarks(later, 21)).toEqual(
      marks(21).map((mark) => markTo('', mark).payload)
    )
    jest.advanceTimersByTime(7000)
    sharer.send(markTo('sharer', 'no EXPIRE before this'))
    expect(await sharer.next()).toMatchObject({ type: 'OFFER' })
  })

  it('stays in order while the receiver is attaching', async () => {
    const sent = marks(150)
    const later = cluster.two.dial('later')
    for (const mark of sent) {
      sharer.send(markTo('later', mark))
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(await later.next()).toEqual({ type: 'OPEN' })
    expect(await takeMarks(later, 150)).toEqual(
      sent.map((mark) => markTo('', mark).payload)
    )
  })

  it('waits for an id with an underscore at the other instance too', async () => {
    const caller = await cluster.one.attach('some_body')
    caller.send(markTo('late_r', 1))
    await roundTrip()
    const later = await cluster.two.attach('late_r')
    expect(await later.next()).toEqual({
      ...markTo('late_r', 1),
      src: 'some_body',
    })
  })

  it('follows a receiver that moves from one instance to another', async () => {
    let older = helper
    for (const server of [cluster.three, cluster.one, cluster.two]) {
      const moved = await server.attach('helper')
      expect(await older.closed).toBe(4001)
      sharer.send(markTo('helper', 1))
      expect(await moved.next()).toMatchObject(markTo('helper', 1))
      older = moved
    }
  })

  it('reaches a receiver that has left a closing instance', async () => {
    await cluster.two.server.close()
    const again = await cluster.three.attach('helper')
    sharer.send(markTo('helper', 1))
    expect(await again.next()).toMatchObject(markTo('helper', 1))
  })

  it('for a receiver that never attaches is answered with EXPIRE', async () => {
    sharer.send(markTo('nobody', 1))
    await roundTrip()
    jest.advanceTimersByTime(7000)
    expect(await sharer.next()).toEqual({
      type: 'EXPIRE',
      src: 'nobody',
      dst: 'sharer',
    })
  })

  it('for a receiver that has left unnoticed is answered with EXPIRE', async () => {
    const client = cluster.redis.client()
    const lease = (await client.get('kinscreen:id:helper')) ?? ''
    await client.set('kinscreen:id:ghost', lease)
    await client.quit()
    sharer.send(markTo('ghost', 1))
    await roundTrip()
    jest.advanceTimersByTime(7000)
    expect(await sharer.next()).toMatchObject({ type: 'EXPIRE', src: 'ghost' })
  })

  /**
   * Sends a message each way. After that, both instances have received
   * everything that Redis sent before.
   */
  const roundTrip = async () => {
    sharer.send(markTo('helper', 'there'))
    expect(await helper.next()).toMatchObject({ src: 'sharer' })
    helper.send(markTo('sharer', 'and back'))
    expect(await sharer.next()).toMatchObject({ src: 'helper' })
  }
})
