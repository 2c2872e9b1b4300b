import { randomBytes } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { isIPv6 } from 'node:net'

import type { TransportAddress } from './stunMessage'
import type { TurnAddress } from './turnAddress'
import {
  NoRealmError,
  TurnAllocation,
  TurnError,
  type TurnUser,
} from './TurnAllocation'

/**
 * Why a TURN server does not work:
 * - `silent`: the server does not answer
 * - `realm`: it sends no realm
 * - `open`: it requires no credentials, so anyone may use it
 * - `refused`: it refuses our credentials, because it has another secret
 * - `clock`: it accepts only credentials that are valid for longer
 * - `full`: it grants no further allocation
 * - `private`: it does not relay between two of its relayed addresses
 * - `blocked`: no packet comes through it
 */
export type RelayProblem =
  | 'silent'
  | 'realm'
  | 'open'
  | 'refused'
  | 'clock'
  | 'full'
  | 'private'
  | 'blocked'

/** RFC 8656, section 19: quota reached, and insufficient capacity. */
const fullCodes = [486, 508]

const unauthorized = 401
const forbidden = 403

const sendAgainMs = 200

/** Credentials that expire after a number of seconds. */
export type TurnUserFor = (ttlSeconds: number) => TurnUser

const yearSeconds = 31_536_000

interface RelayCheckSettings {
  /** Like the credentials of a page, but valid for `ttlSeconds`. */
  turnUser: TurnUserFor
  /** How long a page's credentials are valid. */
  ttlSeconds: number
  /** Timeout in milliseconds for the allocation, and again for the packet. */
  patienceMs: number
}

/**
 * Tests a TURN server as a relayed call would use it: creates an allocation
 * with fresh credentials, and sends a packet through it. Never rejects.
 *
 * @returns 'works', or the problem; null over DTLS, which cannot be checked
 */
export async function checkRelay(
  server: TurnAddress,
  { turnUser, ttlSeconds, patienceMs }: RelayCheckSettings
): Promise<'works' | RelayProblem | null> {
  if (server.transport === 'dtls') return null
  const result = await tryRelay(server, turnUser(ttlSeconds), patienceMs)
  if (result !== 'refused') return result
  const lasting = await tryRelay(server, turnUser(yearSeconds), patienceMs)
  return lasting === 'refused' ? 'refused' : 'clock'
}

async function tryRelay(
  server: TurnAddress,
  user: TurnUser,
  patienceMs: number
): Promise<'works' | RelayProblem> {
  const first = new TurnAllocation(server, user)
  const second = new TurnAllocation(server, user)
  try {
    await within(patienceMs, first.open())
    if (!first.isAuthenticated) return 'open'
    return (
      (await passes(first, patienceMs)) ??
      (await passesBetween(first, second, patienceMs))
    )
  } catch (error) {
    return problemOf(error)
  } finally {
    first.close()
    second.close()
  }
}

function problemOf(error: unknown): RelayProblem {
  if (error instanceof NoRealmError) return 'realm'
  if (!(error instanceof TurnError)) return 'silent'
  if (fullCodes.includes(error.code)) return 'full'
  return error.code === unauthorized ? 'refused' : 'blocked'
}

/**
 * Sends a packet through the allocation to a socket of this process.
 * @returns null if the relay forbids our address, for example in a private
 * network that it shares with the api
 */
async function passes(
  place: TurnAllocation,
  patienceMs: number
): Promise<'works' | 'blocked' | null> {
  const { relayed, mapped } = place
  if (!relayed || !mapped) return 'blocked'
  if (isIPv6(relayed.address) !== isIPv6(mapped.address)) return null
  try {
    await within(patienceMs, place.permit(mapped))
  } catch (error) {
    if (isForbidden(error)) return null
    return 'blocked'
  }
  const socket = createSocket(isIPv6(relayed.address) ? 'udp6' : 'udp4')
  const word = randomBytes(16)
  place.onData = (data, from) => data.equals(word) && place.send(word, from)
  try {
    return await heard(
      patienceMs,
      () => socket.send(word, relayed.port, relayed.address),
      (onHeard) =>
        socket
          .on('error', () => undefined)
          .on('message', (data) => data.equals(word) && onHeard())
    )
  } finally {
    socket.close()
  }
}

/**
 * Sends a packet between two allocations, as in a call in which both sides use
 * the relay.
 */
async function passesBetween(
  first: TurnAllocation,
  second: TurnAllocation,
  patienceMs: number
): Promise<'works' | 'private' | 'blocked'> {
  await within(patienceMs, second.open())
  const { relayed: from } = first
  const { relayed: to } = second
  if (!from || !to) return 'blocked'
  try {
    const both = Promise.all([first.permit(to), second.permit(from)])
    await within(patienceMs, both)
  } catch (error) {
    return isForbidden(error) ? 'private' : 'blocked'
  }
  const word = randomBytes(16)
  return heard(
    patienceMs,
    () => first.send(word, to as TransportAddress),
    (onHeard) => {
      second.onData = (data) => data.equals(word) && onHeard()
    }
  )
}

const isForbidden = (error: unknown): boolean =>
  error instanceof TurnError && error.code === forbidden

/** Sends repeatedly until the packet has arrived. */
function heard(
  patienceMs: number,
  send: () => void,
  listen: (onHeard: () => void) => void
): Promise<'works' | 'blocked'> {
  return new Promise((resolve) => {
    const sending = setInterval(send, sendAgainMs)
    const end = (result: 'works' | 'blocked') => {
      clearInterval(sending)
      clearTimeout(impatience)
      resolve(result)
    }
    const impatience = setTimeout(() => end('blocked'), patienceMs)
    listen(() => end('works'))
    send()
  })
}

async function within<Value>(
  patienceMs: number,
  value: Promise<Value>
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer.')), patienceMs)
  })
  try {
    return await Promise.race([value, late])
  } finally {
    clearTimeout(timer)
  }
}
