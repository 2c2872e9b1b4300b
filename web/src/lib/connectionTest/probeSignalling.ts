import { newToken } from 'src/lib/identity/newToken'
import type { SignallingAddress } from 'src/lib/signalling/signallingAddress'

const patienceMs = 8_000

/** What PeerServer says when a Peer is in (specification §7). */
const isOpen = (data: unknown) =>
  typeof data === 'string' && data.includes('"OPEN"')

/**
 * The way of a Peer: a new id, and a WebSocket with it (specification §7).
 *
 * @returns `silent` where either is refused, broken or later than 8 s
 */
export async function probeSignalling({
  host,
  port,
  path,
  key,
  secure,
}: SignallingAddress): Promise<'works' | 'silent'> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), patienceMs)
  const authority = `${host}:${port}${path}`
  try {
    const answer = await fetch(
      `http${secure ? 's' : ''}://${authority}${key}/id`,
      { cache: 'no-store', signal: late.signal }
    )
    const query = new URLSearchParams({
      ...{ key, token: newToken(), version: 'test' },
      id: await answer.text(),
    })
    const url = `ws${secure ? 's' : ''}://${authority}${key}?${query}`
    return await opens(new WebSocket(url), late.signal)
  } catch {
    return 'silent'
  } finally {
    clearTimeout(timer)
  }
}

function opens(
  socket: WebSocket,
  late: AbortSignal
): Promise<'works' | 'silent'> {
  return new Promise((resolve) => {
    const end = (outcome: 'works' | 'silent') => {
      resolve(outcome)
      socket.close()
    }
    socket.onmessage = ({ data }) => isOpen(data) && end('works')
    socket.onerror = () => end('silent')
    socket.onclose = () => end('silent')
    late.onabort = () => end('silent')
  })
}
