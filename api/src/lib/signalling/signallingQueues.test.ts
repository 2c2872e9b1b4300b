import { trustOf } from 'src/lib/addresses/trustProxy'
import { metrics } from 'src/lib/metrics/metrics'
import { metricValue } from 'src/lib/metrics/metricValue.fixtures'
import { answerTo, offerTo } from 'src/lib/signallingMessages/frames.fixtures'

import {
  startSignalling,
  type TestClient,
  type TestServer,
} from './signalling.fixtures'

jest.setTimeout(30_000)

/** So large that the byte budget for one receiver allows 33 of these offers. */
const largeOfferTo = (dst: string) =>
  offerTo(dst, 'large', { metadata: { ballast: 'x'.repeat(7_000) } })

const offersAtOnce = 33
/** A client may have this many absent receivers at a time. */
const absentAtOnce = 4

describe('a client', () => {
  let signalling: TestServer
  let attacker: TestClient
  let person: TestClient

  const attackerAddress = '192.0.2.1'
  const from = (forwardedFor: string) => ({ forwardedFor })

  beforeEach(async () => {
    metrics.refusals.reset()
    signalling = await startSignalling({ trust: trustOf(['loopback']) })
    attacker = await signalling.attach('attacker', from(attackerAddress))
    person = await signalling.attach('person', from('198.51.100.1'))
  })

  afterEach(() => signalling.server.close())

  const refusals = (reason: string) => metricValue(metrics.refusals, { reason })

  /** Waits until the server has processed all earlier frames. */
  const roundTrip = async (client: TestClient, id: string) => {
    client.send(answerTo(id, 'round trip'))
    while ((await client.next()).type !== 'ANSWER');
  }

  /** Each client sends this many offers to each absent receiver. */
  const crowd = async (addresses: string[], offers: number) => {
    const clients = await Promise.all(
      addresses.map((address, number) =>
        signalling.attach(`crowd${number}`, from(address))
      )
    )
    clients.forEach((client, number) => {
      for (let time = 0; time < offers * absentAtOnce; time++) {
        const dst = `absent${number}x${time % absentAtOnce}`
        client.send(largeOfferTo(dst))
      }
    })
    const dealtWith = clients.map((client, number) =>
      Promise.race([roundTrip(client, `crowd${number}`), client.closed])
    )
    await Promise.all(dealtWith)
    return clients
  }

  const isKept = async (dst: string) => {
    person.send(offerTo(dst, 'call'))
    await roundTrip(person, 'person')
    const receiver = await signalling.attach(dst)
    const kept = await receiver.next()
    expect(kept).toMatchObject({ src: 'person' })
  }

  it('cannot queue unlimited frames for an absent receiver (W9)', async () => {
    for (let time = 0; time < offersAtOnce; time++) {
      attacker.send(largeOfferTo('absent'))
    }
    expect(await attacker.next()).toEqual({
      type: 'EXPIRE',
      src: 'absent',
      dst: 'attacker',
    })
    await roundTrip(attacker, 'attacker')
    expect(await refusals('receiver-full')).toBeGreaterThan(10)
  })

  it('cannot fill the queue of an absent receiver for other senders', async () => {
    const second = await signalling.attach('second', from(attackerAddress))
    for (let time = 0; time < offersAtOnce; time++) {
      attacker.send(largeOfferTo('absent'))
      second.send(largeOfferTo('absent'))
    }
    await roundTrip(attacker, 'attacker')
    await roundTrip(second, 'second')
    person.send(offerTo('absent', 'call'))
    await roundTrip(person, 'person')
    const absent = await signalling.attach('absent')
    person.send(answerTo('absent', 'last'))
    const callers = []
    for (;;) {
      const { type, src } = await absent.next()
      if (type === 'ANSWER') {
        break
      }
      callers.push(src)
    }
    expect(callers).toContain('person')
  })

  it('with many sockets at one address cannot fill all queues', async () => {
    await crowd(Array(20).fill(attackerAddress), offersAtOnce)
    expect(await refusals('queue-full')).toBe(0)
    expect(await refusals('block-full')).toBeGreaterThan(0)
    await isKept('helper')
  })

  it('with a whole IPv6 /48 cannot fill all queues', async () => {
    const blocks = Array.from({ length: 20 }, (_, n) => `2001:db8:1:${n}::1`)
    await crowd(blocks, offersAtOnce)
    expect(await refusals('queue-full')).toBe(0)
    expect(await refusals('block-full')).toBeGreaterThan(0)
    await isKept('helper')
  })

  it('that has filled its share of all queues is closed with 1013 (W9)', async () => {
    const addresses = Array.from({ length: 90 }, (_, n) => `192.0.2.${n}`)
    const clients = await crowd(addresses, 9)
    const codes = await Promise.race(clients.map(({ closed }) => closed))
    expect(codes).toBe(1013)
    person.send(largeOfferTo('nobody'))
    expect(await person.closed).toBe(1013)
    jest.advanceTimersByTime(7000)
    person = await signalling.attach('person', from('198.51.100.1'))
    await isKept('helper')
  })
})
