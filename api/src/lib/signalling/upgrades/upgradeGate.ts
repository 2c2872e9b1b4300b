import {
  type refusals,
  signallingKey,
} from 'src/lib/signalling/protocol/protocol'
import { parseUserId } from 'src/lib/userIds/userId'

import { parseToken } from './clientCredentials'

export interface OriginRules {
  readonly allowedOrigins: readonly string[]
  /** Refuse a client without an `Origin` header, which browsers always send. */
  readonly requireOrigin: boolean
}

/** May a client with this `Origin` header attach? */
export const isOriginAllowed = (
  origin: string | undefined,
  { allowedOrigins, requireOrigin }: OriginRules
): boolean =>
  origin === undefined ? !requireOrigin : allowedOrigins.includes(origin)

/**
 * The decision on an upgrade: accept it, open the socket to send a refusal, or
 * answer with an HTTP status.
 */
export type UpgradeDecision =
  | 'accept'
  | keyof typeof refusals
  | 400
  | 403
  | 429
  | 503

// PeerServer reads the last of repeated parameters, so each one may occur only
// once.
function single(query: URLSearchParams, name: string): string | undefined {
  const values = query.getAll(name)
  return values.length === 1 ? values[0] : undefined
}

/** The parameters of a client's upgrade. */
export const readUpgrade = (target: string): URLSearchParams =>
  new URLSearchParams(target.split('?', 2)[1])

export interface UpgradeRules extends OriginRules {
  /** May a client with this token have this id? */
  readonly mayAttach: (userId: string, token: string) => boolean
  /**
   * Does the id need proof of ownership, so that earlier tokens do not matter?
   */
  readonly isProved: (userId: string) => boolean
}

/** Decides on an upgrade at the signalling path, before a WebSocket exists. */
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
