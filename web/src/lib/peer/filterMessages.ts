import type { Peer } from 'peerjs'

import {
  type TokenBucket,
  type Remainder,
  spend,
} from 'src/domain/guidance/tokenBucket'
import {
  parseServerMessage,
  type ServerMessage,
} from 'src/domain/wire/serverMessage'

/** Browsers find 6 to 16 for a call; each waits in PeerJS until the call is answered. */
const mostWaitingCandidates = 64

/** What may ask for an answer of this page: of one sender, and of all strangers. */
const ofOneSender: TokenBucket = { perSecond: 2, burst: 12 }
const ofAllStrangers: TokenBucket = { perSecond: 6, burst: 18 }
const mostSenders = 64

type Emit = (event: string, ...values: unknown[]) => boolean

/**
 * Stands before PeerJS 1.5.5, which believes whatever a stranger sends: an
 * offer without a description, or of a kind that it does not know, throws where
 * nobody catches it, and what belongs to no connection is kept for ever. It
 * also thins out what asks for an answer, so that a flood of calls costs the
 * page no more than a trickle; who has a call already is never one of the flood.
 *
 * @param peer whose messages are looked at from now on
 */
export function filterMessages(
  peer: Pick<Peer, 'socket' | 'getConnection' | 'connections'>
): void {
  const socket = peer.socket as unknown as { emit: Emit }
  const emit = socket.emit.bind(socket)
  const waiting = new WeakMap<object, number>()
  const remainders = new Map<string, Remainder>()
  let remainderOfStrangers: Remainder | null = null

  const maySend = (src: string): boolean => {
    const nowMs = performance.now()
    const mine = spend(ofOneSender, remainders.get(src) ?? null, nowMs)
    if (!mine) return false
    if (!isPartner(src)) {
      const all = spend(ofAllStrangers, remainderOfStrangers, nowMs)
      if (!all) return false
      remainderOfStrangers = all
    }
    remainders.delete(src)
    remainders.set(src, mine)
    forgetOldest()
    return true
  }

  const isPartner = (src: string) => {
    const connections: unknown = Object(peer.connections)[src]
    return Array.isArray(connections) && connections.length > 0
  }

  const forgetOldest = () => {
    if (remainders.size <= mostSenders) return
    for (const oldest of remainders.keys()) {
      remainders.delete(oldest)
      return
    }
  }

  const isWanted = (message: ServerMessage): boolean => {
    if (message.type === 'OFFER') return maySend(message.src)
    if (message.type !== 'ANSWER' && message.type !== 'CANDIDATE') return true
    if (message.payload.type === 'kinscreen') return maySend(message.src)
    const { src, payload } = message
    const connection = peer.getConnection(src, payload.connectionId)
    if (!connection) return false
    if (connection.peerConnection) return true
    const count = (waiting.get(connection) ?? 0) + 1
    waiting.set(connection, count)
    return count <= mostWaitingCandidates
  }

  socket.emit = (event, ...values) => {
    if (event !== 'message') return emit(event, ...values)
    const message = parseServerMessage(values[0])
    return message !== null && isWanted(message) && emit(event, message)
  }
}
