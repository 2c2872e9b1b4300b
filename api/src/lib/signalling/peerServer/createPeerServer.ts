import type { Server } from 'node:http'

import express from 'express'
import { ExpressPeerServer, type PeerServerEvents } from 'peer'
import { type ServerOptions, WebSocketServer } from 'ws'

import { signallingKey } from 'src/lib/signalling/protocol'
import { maxFrameBytes } from 'src/lib/signallingMessages/frameSize'

/** How long a refused client may stay connected; the default of ws is 30 s. */
const closeTimeoutMs = 3_000

/**
 * Each fragment of a message keeps its whole packet in memory, and by default
 * ws accepts 16,384 fragments in 262,144 packets. Browsers do not fragment
 * messages of our size.
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
 * Makes a PeerServer that does not listen to `server`: it gets its sockets from
 * `webSockets.emit('connection', …)`. By default, PeerServer 1.0.2 answers
 * every other upgrade on the same server with 400. PeerServer's timers cannot
 * be stopped, so the process has to call exit.
 */
export function createPeerServer(server: Server): {
  peerServer: PeerServerEvents
  webSockets: WebSocketServer
} {
  const webSockets = new WebSocketServer(socketOptions)
  const peerServer = ExpressPeerServer(server, {
    key: signallingKey,
    // Sockets are counted before their upgrade, so PeerServer needs no limit.
    concurrent_limit: Infinity,
    // GuardedSocket detects dead sockets with pings. PeerServer's own check
    // uses the wall clock, which may jump.
    alive_timeout: Infinity,
    createWebSocketServer: () => webSockets,
  })
  // Express starts PeerServer when it mounts it; PeerServer's HTTP routes stay
  // unreachable.
  express().use(peerServer)
  return { peerServer, webSockets }
}
