import type { Peer } from 'peerjs'

import {
  type TokenBucket,
  type Remainder,
  spend,
} from 'src/browser/tokenBucket'

import { parseServerMessage, type ServerMessage } from './model/serverMessage'

/**
 * PeerJS may buffer this many ICE candidates before a call is answered;
 * browsers gather 6 to 16.
 */
const mostWaitingCandidates = 64

/** Rate limits for received offers and control messages. */
const ofOneSender: TokenBucket = { perSecond: 2, burst: 12 }
const ofAllStrangers: TokenBucket = { perSecond: 6, burst: 18 }
const mostSenders = 64

type Connection = ReturnType<Peer['getConnection']>

type Emit = (event: string, ...values: unknown[]) => boolean

/**
 * Filters messages before they reach PeerJS 1.5.5, which throws uncaught for an
 * offer without a description or of an unknown kind, and keeps messages for no
 * connection forever. Also limits the rate of offers and control messages: for
 * each sender, and for all senders without a call together, so that strangers
 * cannot block the current peer.
 *
 * @returns the number of messages dropped so far
 */
export function filterMessages(
  peer: Pick<Peer, 'id' | 'socket' | 'getConnection' | 'connections'>
): { droppedCount: number } {
  const dropped = { droppedCount: 0 }
  const socket = peer.socket as unknown as { emit: Emit }
  const emit = socket.emit.bind(socket)
  const waiting = new WeakMap<object, number>()
  const answered = new WeakSet<object>()
  const remainders = new Map<string, Remainder>()
  let remainderOfStrangers: Remainder | null = null

  const maySend = (src: string): boolean => {
    const nowMs = performance.now()
    const mine = spend(ofOneSender, remainders.get(src) ?? null, nowMs)
    if (!mine) return false
    if (!isPeer(src)) {
      const all = spend(ofAllStrangers, remainderOfStrangers, nowMs)
      if (!all) return false
      remainderOfStrangers = all
    }
    remainders.delete(src)
    remainders.set(src, mine)
    forgetOldest()
    return true
  }

  const isPeer = (src: string) => {
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

  /**
   * Accepts only the first answer to an offer. PeerJS applies every answer, and
   * the browser accepts a further answer during each ICE restart, so the
   * signalling server could replace the peer’s answer.
   */
  const isFirstAnswer = (connection: NonNullable<Connection>): boolean => {
    const { signalingState } = connection.peerConnection ?? {}
    if (signalingState !== 'have-local-offer') return false
    return !answered.has(connection) && !!answered.add(connection)
  }

  const isWanted = (message: ServerMessage): boolean => {
    if (
      message.type !== 'OFFER' &&
      message.type !== 'ANSWER' &&
      message.type !== 'CANDIDATE'
    ) {
      return true
    }
    const { src, payload } = message
    if (payload.type === 'kinscreen') return src === peer.id || maySend(src)
    const connection = peer.getConnection(src, payload.connectionId)
    // For an offer with the id of a running call, PeerJS would close that call.
    if (message.type === 'OFFER') return !connection && maySend(src)
    if (!connection) return false
    if (message.type === 'ANSWER') return isFirstAnswer(connection)
    if (connection.peerConnection) return true
    const count = (waiting.get(connection) ?? 0) + 1
    waiting.set(connection, count)
    return count <= mostWaitingCandidates
  }

  socket.emit = (event, ...values) => {
    if (event !== 'message') return emit(event, ...values)
    const message = parseServerMessage(values[0])
    if (message && isWanted(message)) return emit(event, message)
    dropped.droppedCount++
    return false
  }
  return dropped
}
