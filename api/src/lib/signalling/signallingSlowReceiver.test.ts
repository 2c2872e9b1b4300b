import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'

import { WebSocket, WebSocketServer } from 'ws'

import { metrics } from 'src/lib/metrics/metrics'
import { metricValue } from 'src/lib/metrics/metricValue.fixtures'
import {
  answerTo,
  candidateTo,
  offerTo,
} from 'src/lib/signallingMessages/frames.fixtures'

import {
  startSignalling,
  type TestClient,
  type TestServer,
} from './signalling.fixtures'
import { GuardedSocket } from './sockets/GuardedSocket'

jest.setTimeout(60_000)

const largestOfferTo = (dst: string) => ({
  ...offerTo(dst),
  payload: {
    ...offerTo(dst).payload,
    sdp: { type: 'offer', sdp: 'x'.repeat(31_000) },
  },
})

describe('a receiver that does not read', () => {
  let signalling: TestServer
  let receiver: TestClient

  const refusals = (reason: string) => metricValue(metrics.refusals, { reason })

  beforeEach(async () => {
    metrics.refusals.reset()
    signalling = await startSignalling()
    receiver = await signalling.attach('receiver')
    receiver.webSocket.pause()
  })

  afterEach(() => signalling.server.close())

  const isOpen = () => receiver.webSocket.readyState === WebSocket.OPEN

  /**
   * Waits until the server has handled everything that the client has sent.
   * @returns the client's close code, or the frame that it sent to itself
   */
  const dealtWith = (client: TestClient, id: string) => {
    client.send(answerTo(id, 'dealt with'))
    return Promise.race([client.next(), client.closed])
  }

  /**
   * Several clients use up their budgets to send more than the kernel buffers.
   * @returns how many frames were sent
   */
  const flood = async () => {
    let sent = 0
    for (let number = 0; (await refusals('slow-receiver')) === 0; number++) {
      const id = `sender${number}`
      const sender = await signalling.attach(id)
      for (let time = 0; time < 8; time++, sent++) {
        sender.send(largestOfferTo('receiver'))
      }
      await dealtWith(sender, id)
    }
    return sent
  }

  /** Reads the frames of the flood, and then a frame of another client. */
  const catchUp = async (sent = 0) => {
    let read = 0
    receiver.webSocket.on('message', () => read++)
    receiver.webSocket.resume()
    while (isOpen() && read + (await refusals('slow-receiver')) < sent) {
      await setImmediate()
    }
    expect(isOpen()).toBe(true)
    const friend = await signalling.attach('friend')
    friend.send(candidateTo('receiver'))
    while ((await receiver.next()).src !== 'friend');
  }

  it('loses frames when a quarter of a MiB waits for it, but never its socket (W10)', async () => {
    await catchUp(await flood())
    const thief = signalling.dial('receiver', { token: 'another-token' })
    expect(await thief.next()).toMatchObject({ type: 'ID-TAKEN' })
  })

  it('is not ended by one sender, whose budget is used up first', async () => {
    const sender = await signalling.attach('sender')
    for (let time = 0; time < 195; time++) {
      sender.send(largestOfferTo('receiver'))
    }
    expect(await dealtWith(sender, 'sender')).toBe(1008)
    expect(await refusals('slow-receiver')).toBe(0)
    await catchUp()
  })

  it('is not ended by large candidates, which are not relayed', async () => {
    const sender = await signalling.attach('sender')
    const large = {
      ...candidateTo('receiver'),
      more: 'x'.repeat(60_000),
    }
    for (let time = 0; time < 195; time++) {
      sender.send(large)
    }
    expect(await dealtWith(sender, 'sender')).toBe(1007)
    await catchUp()
  })
})

describe('a receiver whose answer to a ping waits behind a flood', () => {
  /** The server ends a silent socket after this many ticks. */
  const ticks = 44
  const large = 'x'.repeat(31_000)

  let webSockets: WebSocketServer
  let client: WebSocket
  let socket: WebSocket
  let guarded: GuardedSocket

  beforeEach(async () => {
    webSockets = new WebSocketServer({ port: 0, host: '127.0.0.1' })
    await once(webSockets, 'listening')
    const { port } = webSockets.address() as AddressInfo
    client = new WebSocket(`ws://127.0.0.1:${port}`, { autoPong: false })
    const opened = once(client, 'open')
    ;[socket] = await once(webSockets, 'connection')
    await opened
    client.pause()
    guarded = new GuardedSocket(
      socket,
      {
        userId: 'receiver',
        mayReceive: true,
        block: '192.0.2.1',
        onMisuse: () => undefined,
      },
      {
        isAttached: () => true,
        relaysData: true,
        mayWait: () => 'kept',
        route: () => undefined,
        noteDescription: () => undefined,
      }
    )
  })

  afterEach(() => {
    client.terminate()
    webSockets.close()
  })

  /** The kernel buffers a few MiB before anything queues in the process. */
  const fill = () => {
    while (socket.bufferedAmount <= 256 * 1024) {
      guarded.send(large)
    }
  }

  it('stays attached while it reads', async () => {
    for (let tick = 0; tick <= ticks; tick++) {
      fill()
      guarded.tick()
      const before = socket.bufferedAmount
      while (
        socket.readyState === WebSocket.OPEN &&
        socket.bufferedAmount >= before
      ) {
        client.resume()
        await setImmediate()
        client.pause()
      }
    }
    expect(socket.readyState).toBe(WebSocket.OPEN)
  })

  it('is ended when it does not read', async () => {
    fill()
    let passed = 0
    while (socket.readyState === WebSocket.OPEN) {
      guarded.tick()
      passed++
      await setImmediate()
    }
    expect(passed).toBeGreaterThanOrEqual(ticks)
  })
})
