import type { EventEmitter } from 'node:events'

import type { WebSocketServer } from 'ws'

import { signallingKey } from 'src/lib/signalling/protocol'

import { peerServerIdOf } from './peerServerIds'

/** The members of a WebSocket that PeerServer 1.0.2 uses. */
type PeerServerSocket = EventEmitter & {
  send: (data: string) => void
  close: () => void
}

/** Emits what an upgrade would emit, so that PeerServer attaches the socket. */
export function joinPeerServer(
  webSockets: WebSocketServer,
  socket: PeerServerSocket,
  { userId, token }: { userId: string; token: string }
): void {
  const id = peerServerIdOf(userId)
  const query = new URLSearchParams({ key: signallingKey, id, token })
  webSockets.emit('connection', socket, { url: `?${query}` })
}
