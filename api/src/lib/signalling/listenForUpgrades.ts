import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'

import { refuseUpgrade } from './refuseUpgrade'
import { isSignallingTarget } from './signallingPath'
import type { UpgradeDecision } from './upgradeGate'

interface UpgradeHandlers {
  decide: (request: IncomingMessage, socket: Duplex) => Promise<UpgradeDecision>
  accept: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
}

/**
 * Answers upgrades at the signalling path and leaves every other path to other
 * listeners on the same server.
 */
export const listenForUpgrades = (
  server: Server,
  { decide, accept }: UpgradeHandlers
): void => {
  const onUpgrade = async (
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer
  ): Promise<void> => {
    if (!isSignallingTarget(request.url ?? '')) {
      // Node leaves an upgraded socket open when no listener answers it.
      if (server.listenerCount('upgrade') === 1) {
        refuseUpgrade(socket, 404)
      }
      return
    }
    // Node hands over a socket whose errors nobody hears.
    socket.on('error', () => socket.destroy())
    const decision = await decide(request, socket)
    if (decision === 'accept') {
      accept(request, socket, head)
    } else {
      refuseUpgrade(socket, decision)
    }
  }
  server.on('upgrade', onUpgrade)
}
