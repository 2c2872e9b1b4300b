import type { Server } from 'node:http'

import { addressBlock } from 'src/lib/addresses/addressBlock'
import type { Trust } from 'src/lib/addresses/trustProxy'
import { metrics } from 'src/lib/metrics/metrics'

import { type AddressLimits, maxOpenSockets } from './addressLimits'
import { quotaLimits, QuotaPool } from './QuotaPool'

/**
 * A page needs a connection for its signalling socket, and one for other
 * requests.
 */
const connectionsPerSocket = 2
const siteTimes = 5

/**
 * Closes new connections of an address that already has too many, whether these
 * are idle, slow, streams or upgrades. A trusted proxy is not limited.
 */
export function limitConnections(
  server: Server,
  trust: Trust,
  { openSockets }: Pick<AddressLimits, 'openSockets'>
): void {
  const open = new QuotaPool(
    quotaLimits(
      maxOpenSockets * connectionsPerSocket,
      openSockets * connectionsPerSocket,
      siteTimes
    )
  )
  server.prependListener('connection', (socket) => {
    const { remoteAddress = '' } = socket
    if (trust(remoteAddress, 0)) {
      return
    }
    const block = addressBlock(remoteAddress)
    if (open.room(block) !== 'free') {
      metrics.rateLimited.inc({ where: 'connection' })
      socket.destroy()
      return
    }
    open.take(block)
    socket.once('close', () => open.give(block))
  })
}
