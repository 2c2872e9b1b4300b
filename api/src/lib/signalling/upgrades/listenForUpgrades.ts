import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

import { isSignallingTarget } from 'src/lib/signalling/protocol'

import type { UpgradeDecision } from './upgradeGate'

function refuseUpgrade(socket: Duplex, status: number): void {
  socket.on('error', () => socket.destroy())
  socket.once('finish', () => socket.destroy())
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n` +
      'Connection: close\r\nContent-Length: 0\r\n\r\n'
  )
}

type OpenDecision = Exclude<UpgradeDecision, number>

interface UpgradeHandlers {
  decide: (request: IncomingMessage, socket: Duplex) => Promise<UpgradeDecision>
  /** Opens the WebSocket, to admit the client or to send it a refusal. */
  open: (
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    decision: OpenDecision
  ) => void
}

/**
 * Answers upgrades at the signalling path only, and leaves other paths to other
 * listeners.
 */
export function listenForUpgrades(
  server: Server,
  { decide, open }: UpgradeHandlers
): void {
  const onUpgrade = async (
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer
  ): Promise<void> => {
    if (!isSignallingTarget(request.url ?? '')) {
      // If there is no other listener, the socket would stay open.
      if (server.listenerCount('upgrade') === 1) {
        refuseUpgrade(socket, 404)
      }
      return
    }
    // Node hands over the socket without an error listener.
    socket.on('error', () => socket.destroy())
    const decision = await decide(request, socket)
    if (typeof decision === 'number') {
      refuseUpgrade(socket, decision)
    } else {
      open(request, socket, head, decision)
    }
  }
  server.on('upgrade', onUpgrade)
}
