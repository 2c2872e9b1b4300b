import type { Server } from 'node:http'

import express from 'express'
import { ExpressPeerServer, type PeerServerEvents } from 'peer'
import { WebSocketServer } from 'ws'

import { signallingKey } from './signallingPath'

/** An offer with its SDP takes 3 to 5 KiB. */
const maxFrameBytes = 64 * 1024

/**
 * A PeerServer that attaches no listener to `server`: it gets its sockets by
 * `webSockets.emit('connection', …)`. Left to itself, PeerServer 1.0.2 answers
 * 400 to every upgrade of others on the same server. Its timers cannot be
 * stopped; the process has to exit when it is done.
 */
export const createPeerServer = (
  server: Server
): { peerServer: PeerServerEvents; webSockets: WebSocketServer } => {
  const webSockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxFrameBytes,
    perMessageDeflate: false,
  })
  const peerServer = ExpressPeerServer(server, {
    key: signallingKey,
    createWebSocketServer: () => webSockets,
  })
  // PeerServer starts when it is mounted; its HTTP routes stay unreachable.
  express().use(peerServer)
  return { peerServer, webSockets }
}
