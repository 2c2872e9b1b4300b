import { type HelperName, parseHelperName } from 'src/domain/invite/helperName'
import { parseUserId, type UserId } from 'src/domain/invite/userId'
import { parsePin, type Pin } from 'src/domain/proof/pin'
import { parseJson } from 'src/domain/wire/parseJson'

/** A helper whose button stays on this computer (decision 78). */
export interface KeptHelper {
  /** as the person at this computer calls them */
  name: HelperName
  /** that of their kept link */
  id: UserId
  /** by which they are recognised */
  pin: Pin
  /** how they can be rung: read by who rings only (domain/ring/ringAccess) */
  ring?: unknown
}

/** More than a family has; the list is for people. */
const maxHelpers = 8

/**
 * Total.
 *
 * @param text untrusted: what this browser has stored
 * @returns what of it is whole, the latest first
 */
export function parseKeptHelpers(text: string | null): KeptHelper[] {
  const values = parseJson(text)
  const helpers = Array.isArray(values) ? values.map(parseKeptHelper) : []
  return helpers.filter((helper) => helper !== null).slice(0, maxHelpers)
}

function parseKeptHelper(value: unknown): KeptHelper | null {
  const fields = Object(value) as Record<string, unknown>
  const name = typeof fields.name === 'string' && parseHelperName(fields.name)
  const id = parseUserId(fields.id)
  const pin = parsePin(fields.pin)
  if (!name || !id || !pin) return null
  return fields.ring === undefined
    ? { name, id, pin }
    : { name, id, pin, ring: fields.ring }
}

/** @returns the list with this one first, and once */
export const withHelper = (
  helpers: readonly KeptHelper[],
  helper: KeptHelper
): KeptHelper[] =>
  [helper, ...withoutHelper(helpers, helper.id)].slice(0, maxHelpers)

/** @returns the list in which that helper can be rung in this way */
export const withRing = (
  helpers: readonly KeptHelper[],
  id: UserId,
  ring: unknown
): KeptHelper[] =>
  helpers.map((helper) => (helper.id === id ? { ...helper, ring } : helper))

export const withoutHelper = (
  helpers: readonly KeptHelper[],
  id: UserId
): KeptHelper[] => helpers.filter((each) => each.id !== id)
