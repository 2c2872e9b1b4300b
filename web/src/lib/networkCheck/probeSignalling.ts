import type { AttachedClient } from 'src/lib/signalling/IceServersSource'
import { openClientSocket } from 'src/lib/signalling/openClientSocket'
import type { SignallingAddress } from 'src/lib/signalling/signallingAddress'

const patienceMs = 8_000

/** What PeerServer sends once a Peer is admitted (specification §7). */
const isOpen = (data: unknown) =>
  typeof data === 'string' && data.includes('"OPEN"')

/** A socket at the signalling server, open until it is closed here. */
export interface ProbedSignalling {
  client: AttachedClient
  close(): void
}

/**
 * Does what a Peer does.
 *
 * @returns null if that is refused, fails or takes longer than 8 s
 */
export async function probeSignalling(
  address: SignallingAddress
): Promise<ProbedSignalling | null> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), patienceMs)
  const { signal } = late
  try {
    const { id, token, socket } = await openClientSocket(
      address,
      'test',
      signal
    )
    if (!(await opens(socket, signal))) return null
    return { client: { id, token }, close: () => socket.close() }
  } catch {
    return null
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
