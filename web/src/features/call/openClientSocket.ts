import { newToken } from 'src/browser/bytes'
import { parseUserId, type UserId } from 'src/features/links/headless'

import type { SignallingAddress } from './signallingAddress'

interface ClientSocket {
  id: UserId
  token: string
  socket: WebSocket
}

/**
 * Connects to the signalling server as PeerJS does: requests a new id, and
 * opens a WebSocket with this id (specification §7).
 *
 * @param version that this client reports to the server
 * @throws if the server issues no id
 */
export async function openClientSocket(
  { host, port, path, key, secure }: SignallingAddress,
  version: string,
  signal?: AbortSignal
): Promise<ClientSocket> {
  const [http, ws] = secure ? ['https', 'wss'] : ['http', 'ws']
  const place = `${host}:${port}${path}`
  const answer = await fetch(`${http}://${place}${key}/id`, {
    cache: 'no-store',
    signal,
  })
  const id = answer.ok ? parseUserId(await answer.text()) : null
  if (!id) throw new Error(`No id (${answer.status})`)
  const token = newToken()
  const query = new URLSearchParams({ key, id, token, version })
  const socket = new WebSocket(`${ws}://${place}peerjs?${query}`)
  return { id, token, socket }
}
