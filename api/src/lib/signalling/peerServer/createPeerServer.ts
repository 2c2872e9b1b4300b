import type { Server } from 'node:http'

import express from 'express'
import { ExpressPeerServer, type PeerServerEvents } from 'peer'
import { type ServerOptions, WebSocketServer } from 'ws'

import { signallingKey } from 'src/lib/signalling/protocol/protocol'
import { maxFrameBytes } from 'src/lib/signallingMessages/frameSize'

/**
 * How long a refused client may keep its side open; the default of ws is 30 s.
 */
const closeTimeoutMs = 3_000

/**
 * Limits the fragments of one message. Each fragment keeps its whole packet in
 * memory, and by default ws accepts 16,384 of them in 262,144 packets. Browsers
 * send our messages unfragmented.
 */
const pieces = { maxFragments: 16, maxBufferedChunks: 512 }

// @types/ws 8.18.1 lacks closeTimeout, maxFragments and maxBufferedChunks.
const socketOptions: ServerOptions & typeof pieces & { closeTimeout: number } =
  {
    noServer: true,
    maxPayload: maxFrameBytes,
    perMessageDeflate: false,
    closeTimeout: closeTimeoutMs,
    ...pieces,
  }

/**
 * Creates a PeerServer that attaches no listener to `server`: it gets its
 * sockets from `webSockets.emit('connection', …)`. By default, PeerServer 1.0.2
 * answers 400 to every other upgrade on the same server. Its timers cannot be
 * stopped, so the process has to call exit.
 */
export function createPeerServer(server: Server): {
  peerServer: PeerServerEvents
  webSockets: WebSocketServer
} {
  const webSockets = new WebSocketServer(socketOptions)
  const peerServer = ExpressPeerServer(server, {
    key: signallingKey,
    // No limit here: sockets are counted before they are upgraded.
    concurrent_limit: Infinity,
    // No check here: pings detect dead sockets, and PeerServer's own check uses
    // a clock that may jump.
    alive_timeout: Infinity,
    createWebSocketServer: () => webSockets,
  })
  // Express starts PeerServer when it mounts it; its HTTP routes stay
  // unreachable.
  express().use(peerServer)
  return { peerServer, webSockets }
}
