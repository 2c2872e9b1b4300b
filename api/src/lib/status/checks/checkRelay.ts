import { randomBytes } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { isIPv6 } from 'node:net'

import type { TransportAddress } from './stunMessage'
import type { TurnAddress } from './turnAddress'
import { TurnAllocation, TurnError, type TurnUser } from './TurnAllocation'

/**
 * `silent`: the relay does not answer. `refused`: it refuses our credentials.
 * `full`: it has no allocation left. `blocked`: it lets no packet through.
 */
export type RelayProblem = 'silent' | 'refused' | 'full' | 'blocked'

/** RFC 8656, section 19: quota reached, and insufficient capacity. */
const fullCodes = [486, 508]

const forbidden = 403

const sendAgainMs = 200

/**
 * Does what a relayed call does: creates an allocation with fresh credentials,
 * and sends a packet through it. Never rejects.
 * @param patienceMs timeout of the allocation, and again of the packet
 * @returns null over DTLS, which cannot be checked
 */
export async function checkRelay(
  server: TurnAddress,
  user: TurnUser,
  patienceMs: number
): Promise<'works' | RelayProblem | null> {
  if (server.transport === 'dtls') return null
  const first = new TurnAllocation(server, user)
  const second = new TurnAllocation(server, user)
  try {
    await within(patienceMs, first.open())
    const isThrough =
      (await passes(first, patienceMs)) ??
      (await passesBetween(first, second, patienceMs))
    return isThrough ? 'works' : 'blocked'
  } catch (error) {
    if (!(error instanceof TurnError)) return 'silent'
    return fullCodes.includes(error.code) ? 'full' : 'refused'
  } finally {
    first.close()
    second.close()
  }
}

/**
 * Sends a packet through the allocation to a socket of this process.
 * @returns null if the relay forbids our address, for example in a private
 * network that it shares with the api
 */
async function passes(
  place: TurnAllocation,
  patienceMs: number
): Promise<boolean | null> {
  const { relayed, mapped } = place
  if (!relayed || !mapped) return false
  if (isIPv6(relayed.address) !== isIPv6(mapped.address)) return null
  try {
    await within(patienceMs, place.permit(mapped))
  } catch (error) {
    if (error instanceof TurnError && error.code === forbidden) return null
    return false
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
): Promise<boolean> {
  await within(patienceMs, second.open())
  const { relayed: from } = first
  const { relayed: to } = second
  if (!from || !to) return false
  try {
    const both = Promise.all([first.permit(to), second.permit(from)])
    await within(patienceMs, both)
  } catch {
    return false
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

function heard(
  patienceMs: number,
  send: () => void,
  listen: (onHeard: () => void) => void
): Promise<boolean> {
  return new Promise((resolve) => {
    const sending = setInterval(send, sendAgainMs)
    const end = (isHeard: boolean) => {
      clearInterval(sending)
      clearTimeout(impatience)
      resolve(isHeard)
    }
    const impatience = setTimeout(() => end(false), patienceMs)
    listen(() => end(true))
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
