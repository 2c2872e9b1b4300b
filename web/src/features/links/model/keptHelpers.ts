import { parseJson } from 'src/browser/parseJson'

import { type HelperName, parseHelperName } from './helperName'
import { parsePin, pinOf, type Pin } from './pin'
import { parseUserId, type UserId } from './userId'

declare const brand: unique symbol

/** A date in the time zone of this computer, as 2026-05-03 (ISO 8601). */
type Day = string & { readonly [brand]: 'Day' }

/** A helper who is saved on this computer (docs/kept-helpers.md). */
export interface KeptHelper {
  /** the helper’s name, as typed by the person at this computer */
  name: HelperName
  /** the id in the helper’s permanent link */
  id: UserId
  pin: Pin
  /**
   * the last day on which a screen was shared with the helper; missing in data
   * that older versions stored
   */
  lastHelped?: Day
  /** needed for a push message to the helper (see parseRingAccess) */
  ring?: unknown
}

/** More helpers than a family has, and few enough to read the whole list. */
const maxHelpers = 8

/**
 * Reads the saved helpers. Never throws.
 *
 * @param text untrusted, as stored by this browser
 * @returns the valid entries, the most recent first
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

export function dayOf(date: Date): Day {
  const numbers = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  return numbers
    .map((number, index) => String(number).padStart(index === 0 ? 4 : 2, '0'))
    .join('-') as Day
}

/** @returns noon of this day in the local time zone, in ms since 1970 */
export function timeOfDay(day: Day): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 12).getTime()
}

function parseDay(value: unknown): Day | null {
  const isForm = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
  if (!isForm) return null
  const day = value as Day
  return dayOf(new Date(timeOfDay(day))) === day ? day : null
}

/**
 * Finds the saved helper who owns the opened link. A link that was made from
 * typed words has no key fingerprint. It needs none, because its id is derived
 * from the helper's key, and the call proves this (docs/proof.md).
 *
 * @param id the helper’s id in the link; null for a sharer’s own link
 * @param hash the fragment of the link, with the `#`
 * @returns null if this helper is not saved, or with another key fingerprint
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

/**
 * @returns the list with this helper at its start; an older entry is replaced
 */
export const withHelper = (
  helpers: readonly KeptHelper[],
  helper: KeptHelper
): KeptHelper[] =>
  [helper, ...withoutHelper(helpers, helper.id)].slice(0, maxHelpers)

export const withRing = (
  helpers: readonly KeptHelper[],
  id: UserId,
  ring: unknown
): KeptHelper[] =>
  helpers.map((helper) => (helper.id === id ? { ...helper, ring } : helper))

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
