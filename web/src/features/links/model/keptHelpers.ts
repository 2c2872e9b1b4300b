import { parseJson } from 'src/browser/parseJson'

import { type HelperName, parseHelperName } from './helperName'
import { parsePin, pinOf, type Pin } from './pin'
import { parseUserId, type UserId } from './userId'

declare const brand: unique symbol

/** A day on this computer’s calendar, as in ISO 8601: 2026-05-03. */
type Day = string & { readonly [brand]: 'Day' }

/** A helper whose button stays on this computer (docs/kept-helpers.md). */
export interface KeptHelper {
  /** as the person at this computer calls them */
  name: HelperName
  /** that of their kept link */
  id: UserId
  /** by which they are recognised */
  pin: Pin
  /** the day of the last share with them, here; older versions stored none */
  lastHelped?: Day
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
  const lastHelped = parseDay(fields.lastHelped)
  return {
    ...{ name, id, pin },
    ...(lastHelped === null ? null : { lastHelped }),
    ...(fields.ring === undefined ? null : { ring: fields.ring }),
  }
}

/** @returns the day on which that moment is, on this computer’s calendar */
export function dayOf(date: Date): Day {
  const numbers = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  return numbers
    .map((number, index) => String(number).padStart(index === 0 ? 4 : 2, '0'))
    .join('-') as Day
}

/** @returns noon of that day, in ms since 1970 */
export function timeOfDay(day: Day): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 12).getTime()
}

/** Total. */
function parseDay(value: unknown): Day | null {
  const isForm = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
  if (!isForm) return null
  const day = value as Day
  return dayOf(new Date(timeOfDay(day))) === day ? day : null
}

/**
 * Typed words carry no pin: they are a fingerprint of the helper’s key, which
 * the call proves (docs/proof.md).
 *
 * @param id null where the page has come first
 * @param hash of the link, with the `#`
 * @returns whom that link leads to, if their button is kept
 */
export function knownHelper(
  helpers: readonly KeptHelper[],
  id: UserId | null,
  hash: string
): KeptHelper | null {
  const pin = pinOf(hash)
  const kept = helpers.find((helper) => helper.id === id)
  return kept && (pin === null || pin === kept.pin) ? kept : null
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

/** @returns the list in which that helper was last there on that day */
export const withLastHelped = (
  helpers: readonly KeptHelper[],
  id: UserId,
  lastHelped: Day
): KeptHelper[] =>
  helpers.map((helper) =>
    helper.id === id ? { ...helper, lastHelped } : helper
  )

export const withoutHelper = (
  helpers: readonly KeptHelper[],
  id: UserId
): KeptHelper[] => helpers.filter((each) => each.id !== id)
