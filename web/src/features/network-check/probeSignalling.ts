import { orAfter } from 'src/browser/orAfter'
import {
  type AttachedClient,
  encodeIceRestart,
  openClientSocket,
  type SignallingAddress,
} from 'src/features/call'

const patienceMs = 8_000

/** Recognises PeerServer's message that accepts a Peer (specification §7). */
const isOpen = (data: unknown) =>
  typeof data === 'string' && data.includes('"OPEN"')

export interface ProbedSignalling {
  client: AttachedClient
  socket: WebSocket
  close(): void
}

/** `answers`: the server answers HTTP, but the WebSocket does not open. */
export type NoSignalling = 'silent' | 'answers'

export const isProbed = (
  probed: ProbedSignalling | NoSignalling
): probed is ProbedSignalling => typeof probed !== 'string'

const description = (type: 'offer' | 'answer') =>
  encodeIceRestart({ callId: 'test', description: { type, sdp: '' } })

/**
 * The server returns relays only to clients that have exchanged session
 * descriptions (docs/relay.md). So this page exchanges them between two
 * connections to itself.
 */
export async function exchangeDescriptions(
  near: ProbedSignalling,
  far: ProbedSignalling
): Promise<void> {
  await say(near, far, 'offer')
  await say(far, near, 'answer')
}

async function say(
  from: ProbedSignalling,
  to: ProbedSignalling,
  type: 'offer' | 'answer'
): Promise<void> {
  const hasCome = new Promise<void>((resolve) => {
    to.socket.onmessage = () => resolve()
  })
  const payload = description(type)
  const frame = { type: 'ANSWER', dst: to.client.id, payload }
  from.socket.send(JSON.stringify(frame))
  await orAfter(patienceMs, hasCome, undefined)
}

/**
 * Opens a WebSocket to the signalling server in the way that PeerJS does.
 *
 * @returns the open socket, or the reason why there is none after 8 s
 */
export async function probeSignalling(
  address: SignallingAddress
): Promise<ProbedSignalling | NoSignalling> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), patienceMs)
  const { signal } = late
  try {
    const { id, token, socket } = await openClientSocket(
      address,
      'test',
      signal
    )
    if (!(await opens(socket, signal))) return 'answers'
    return { client: { id, token }, socket, close: () => socket.close() }
  } catch {
    return 'silent'
  } finally {
    clearTimeout(timer)
  }
}

function opens(socket: WebSocket, late: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const fail = () => {
      resolve(false)
      socket.close()
    }
    socket.onmessage = ({ data }) => isOpen(data) && resolve(true)
    socket.onerror = fail
    socket.onclose = fail
    late.onabort = fail
  })
}
