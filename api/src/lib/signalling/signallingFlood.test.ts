import { setImmediate } from 'node:timers/promises'

import { WebSocket } from 'ws'

import { metrics } from 'src/lib/metrics/metrics'
import { metricValue } from 'src/lib/metrics/metricValue.fixtures'
import {
  answerTo,
  dataOfferTo,
  offerTo,
} from 'src/lib/signallingMessages/frames.fixtures'

import {
  startSignalling,
  type TestClient,
  type TestServer,
} from './signalling.fixtures'

describe('a client', () => {
  let signalling: TestServer
  let attacker: TestClient
  let victim: TestClient

  beforeEach(async () => {
    metrics.refusals.reset()
    signalling = await startSignalling()
    attacker = await signalling.attach('attacker')
    victim = await signalling.attach('victim')
  })

  afterEach(async () => {
    victim.send(offerTo('victim', 'still served'))
    expect(await victim.next()).toMatchObject({ src: 'victim' })
    await signalling.server.close()
  })

  const refusals = (reason: string) => metricValue(metrics.refusals, { reason })

  const repeat = (times: number, act: (time: number) => void) =>
    Array.from({ length: times }, (_, time) => act(time))

  /** Waits until the server has processed all earlier frames. */
  const roundTrip = async (client: TestClient, id: string) => {
    client.send(answerTo(id, 'round trip'))
    for (;;) {
      const { type, payload } = await client.next()
      if (type !== 'EXPIRE') {
        expect(payload).toMatchObject({ connectionId: 'round trip' })
        return
      }
    }
  }

  it('that floods with heartbeats is closed with 1008 (W9)', async () => {
    repeat(300, () => attacker.send({ type: 'HEARTBEAT' }))
    expect(await attacker.closed).toBe(1008)
    expect(await refusals('too-many-frames')).toBe(1)
  })

  it.each([
    ['pings', (webSocket: WebSocket) => webSocket.ping()],
    ['pongs', (webSocket: WebSocket) => webSocket.pong()],
  ])('that floods with %s is closed with 1008', async (_, send) => {
    repeat(59, () => send(attacker.webSocket))
    await roundTrip(attacker, 'attacker')
    repeat(100, () => send(attacker.webSocket))
    expect(await attacker.closed).toBe(1008)
    expect(await refusals('too-many-frames')).toBe(1)
  })

  it('that sends endless fragments of one message is closed', async () => {
    const { webSocket } = attacker
    webSocket.send('{"type":"HEART', { fin: false })
    webSocket.send('BEAT"}', { fin: true })
    await roundTrip(attacker, 'attacker')
    repeat(100, () => webSocket.send(' ', { fin: false }))
    expect(await attacker.closed).toBe(1008)
    expect(await refusals('broken-frame')).toBe(1)
  })

  it('that floods another client is closed, and its later frames are dropped', async () => {
    repeat(1000, (time) => attacker.send(offerTo('attacker', String(time))))
    expect(await attacker.closed).toBe(1008)
  })

  it('that keeps sending malformed frames is closed with 1007 (W1)', async () => {
    repeat(30, () => attacker.sendText('not json'))
    expect(await attacker.closed).toBe(1007)
    expect(await refusals('malformed-frames')).toBe(1)
  })

  it('that offers many data connections where they are not relayed is closed', async () => {
    const strict = await startSignalling({ relaysData: false })
    const client = await strict.attach('attacker')
    repeat(30, () => client.send(dataOfferTo('victim')))
    expect(await client.closed).toBe(1007)
    await strict.server.close()
  })

  it('never receives its own frame in an error', async () => {
    const reason = new Promise<string>((resolve) =>
      attacker.webSocket.once('close', (_, text) => resolve(String(text)))
    )
    repeat(30, () => attacker.sendText('<script>'))
    expect(await reason).toBe('malformed-frames')
  })

  it('that guesses ids can ask for four absent ones at a time (W8, W9)', async () => {
    repeat(10, (time) => attacker.send(offerTo(`absent${time}`, 'probe')))
    await roundTrip(attacker, 'attacker')
    expect(await refusals('too-many-receivers')).toBe(6)
    jest.advanceTimersByTime(7000)
    for (const number of [0, 1, 2, 3]) {
      expect(await attacker.next()).toMatchObject({
        type: 'EXPIRE',
        src: `absent${number}`,
      })
    }
  })

  it('that guesses ids by knocking reaches nobody, even with a correct guess', async () => {
    const knockAt = (dst: string) =>
      attacker.send({
        ...{ type: 'ANSWER', dst },
        payload: { type: 'kinscreen', v: 1, control: 'knock' },
      })
    repeat(4, (time) => knockAt(`absent${time}`))
    knockAt('victim')
    await roundTrip(attacker, 'attacker')
    expect(await refusals('too-many-receivers')).toBe(1)
    victim.send(offerTo('victim', 'the first to come'))
    expect(await victim.next()).toMatchObject({
      payload: { connectionId: 'the first to come' },
    })
  })

  it('that guesses ids reaches nobody, even with a correct guess', async () => {
    repeat(4, (time) => attacker.send(offerTo(`absent${time}`, 'probe')))
    attacker.send(offerTo('victim', 'hit'))
    attacker.send(offerTo('absent0', 'again'))
    await signalling.attach('absent0').then(async (called) => {
      expect(await called.next()).toMatchObject({ src: 'attacker' })
    })
    expect(await refusals('too-many-receivers')).toBe(1)
    victim.send(offerTo('victim', 'the first to come'))
    expect(await victim.next()).toMatchObject({
      payload: { connectionId: 'the first to come' },
    })
  })

  it('gets EXPIRE even if another pair of ids would join to the same text (W12)', async () => {
    const a = await signalling.attach('a')
    const ab = await signalling.attach('a_b')
    a.send(offerTo('b_c', 'swallow'))
    ab.send(offerTo('c', 'call'))
    await roundTrip(a, 'a')
    await roundTrip(ab, 'a_b')
    jest.advanceTimersByTime(7000)
    expect(await a.next()).toEqual({ type: 'EXPIRE', src: 'b_c', dst: 'a' })
    expect(await ab.next()).toEqual({ type: 'EXPIRE', src: 'c', dst: 'a_b' })
  })
})

describe('a half-open socket', () => {
  let signalling: TestServer

  beforeEach(async () => {
    metrics.refusals.reset()
    signalling = await startSignalling({ tickMs: 5 })
  })

  afterEach(() => signalling.server.close())

  it('is ended when it does not answer a ping (W16)', async () => {
    const silent = signalling.dial('river', {}, { autoPong: false })
    expect(await silent.next()).toEqual({ type: 'OPEN' })
    expect(await silent.closed).toBe(1006)
    await signalling.attach('river')
    expect(await metricValue(metrics.refusals, { reason: 'silent' })).toBe(1)
  })

  it('is distinguished from a socket that only answers pings (W17)', async () => {
    const hiddenTab = await signalling.attach('river')
    const pings = new Promise<void>((resolve) => {
      let count = 0
      hiddenTab.webSocket.on('ping', () => ++count === 4 && resolve())
    })
    await pings
    expect(hiddenTab.webSocket.readyState).toBe(WebSocket.OPEN)
  })
})

const openConnections = ({ server }: TestServer) =>
  new Promise<number>((resolve) =>
    server.server.getConnections((_, count) => resolve(count))
  )

describe('a refused client', () => {
  it('that keeps its side open loses the socket anyway (W18)', async () => {
    const signalling = await startSignalling()
    const client = await signalling.attach('river')
    client.webSocket.pause()
    client.send({ type: 'LEAVE' })
    await signalling.attachWhenFree('river', { token: 'another-token' })
    expect(await openConnections(signalling)).toBeGreaterThan(1)
    jest.advanceTimersByTime(3000)
    while ((await openConnections(signalling)) > 1) {
      await setImmediate()
    }
    await signalling.server.close()
  })
})
