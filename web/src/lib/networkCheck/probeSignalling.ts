import { parseUserId } from 'src/domain/invite/userId'
import { newToken } from 'src/lib/identity/newToken'
import type { AttachedClient } from 'src/lib/signalling/IceServersSource'
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
 * Does what a Peer does: requests a new id, and opens a WebSocket with it
 * (specification §7).
 *
 * @returns null if either is refused, fails or takes longer than 8 s
 */
export async function probeSignalling({
  host,
  port,
  path,
  key,
  secure,
}: SignallingAddress): Promise<ProbedSignalling | null> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), patienceMs)
  const authority = `${host}:${port}${path}`
  try {
    const answer = await fetch(
      `http${secure ? 's' : ''}://${authority}${key}/id`,
      { cache: 'no-store', signal: late.signal }
    )
    const id = parseUserId(await answer.text())
    if (!id) return null
    const token = newToken()
    const query = new URLSearchParams({ key, token, version: 'test', id })
    const url = `ws${secure ? 's' : ''}://${authority}${key}?${query}`
    const socket = new WebSocket(url)
    if (!(await opens(socket, late.signal))) return null
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
