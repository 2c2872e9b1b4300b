import type { Server } from 'node:http'

import express from 'express'
import { ExpressPeerServer, type PeerServerEvents } from 'peer'
import { type ServerOptions, WebSocketServer } from 'ws'

import { signallingKey } from 'src/lib/signalling/protocol/protocol'
import { maxFrameBytes } from 'src/lib/signallingMessages/frameSize'

/** How long a refused client may keep its side open; ws waits for 30 s. */
const closeTimeoutMs = 3_000

/**
 * Of one message: each fragment keeps the whole packet in memory that it came in,
 * and by default ws waits for 16,384 of them, in 262,144 packets. A browser sends
 * ours whole.
 */
const pieces = { maxFragments: 16, maxBufferedChunks: 512 }

// @types/ws 8.18.1 does not know closeTimeout and those of the pieces.
const socketOptions: ServerOptions & typeof pieces & { closeTimeout: number } =
  {
    noServer: true,
    maxPayload: maxFrameBytes,
    perMessageDeflate: false,
    closeTimeout: closeTimeoutMs,
    ...pieces,
  }

/**
 * A PeerServer that attaches no listener to `server`: it gets its sockets by
 * `webSockets.emit('connection', …)`. By default, PeerServer 1.0.2 answers 400
 * to every other upgrade on the same server. Its timers cannot be stopped, so
 * the process has to call exit.
 */
export function createPeerServer(server: Server): {
  peerServer: PeerServerEvents
  webSockets: WebSocketServer
} {
  const webSockets = new WebSocketServer(socketOptions)
  const peerServer = ExpressPeerServer(server, {
    key: signallingKey,
    // Sockets are counted before they are upgraded.
    concurrent_limit: Infinity,
    // Pings detect dead sockets; PeerServer's own check uses a clock that may
    // jump.
    alive_timeout: Infinity,
    createWebSocketServer: () => webSockets,
  })
  // PeerServer starts when it is mounted; its HTTP routes stay unreachable.
  express().use(peerServer)
  return { peerServer, webSockets }
}
