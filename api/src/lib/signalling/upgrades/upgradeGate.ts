import { type refusals, signallingKey } from 'src/lib/signalling/protocol'
import { parseUserId } from 'src/lib/userId'

import { parseToken } from './clientCredentials'

export interface OriginRules {
  readonly allowedOrigins: readonly string[]
  /** Refuse clients without `Origin`, which browsers always send. */
  readonly requireOrigin: boolean
}

export const isOriginAllowed = (
  origin: string | undefined,
  { allowedOrigins, requireOrigin }: OriginRules
): boolean =>
  origin === undefined ? !requireOrigin : allowedOrigins.includes(origin)

/** `accept`, a refusal to send over the opened socket, or an HTTP status. */
export type UpgradeDecision =
  | 'accept'
  | keyof typeof refusals
  | 400
  | 403
  | 429
  | 503

// A parameter must occur once: PeerServer would read only the last value.
function single(query: URLSearchParams, name: string): string | undefined {
  const values = query.getAll(name)
  return values.length === 1 ? values[0] : undefined
}

export const readUpgrade = (target: string): URLSearchParams =>
  new URLSearchParams(target.split('?', 2)[1])

export interface UpgradeRules extends OriginRules {
  readonly mayAttach: (userId: string, token: string) => boolean
  /**
   * Whether clients with this id had to prove that they own it. If so, the
   * token with which the id was claimed before does not matter.
   */
  readonly isProved: (userId: string) => boolean
}

/** Decides about an upgrade request, before a WebSocket exists. */
export function decideUpgrade(
  { target, origin }: { target: string; origin: string | undefined },
  rules: UpgradeRules
): UpgradeDecision {
  if (!isOriginAllowed(origin, rules)) {
    return 403
  }
  const query = readUpgrade(target)
  const userId = parseUserId(single(query, 'id'))
  const token = parseToken(single(query, 'token'))
  if (!userId || !token) {
    return 400
  }
  if (single(query, 'key') !== signallingKey) {
    return 'invalid-key'
  }
  return rules.mayAttach(userId, token) ? 'accept' : 'key-required'
}
