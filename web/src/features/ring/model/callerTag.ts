import * as v from 'valibot'

declare const brand: unique symbol

/**
 * Identifies a sharer to a helper: 16 random bytes in base64url that the
 * helper's browser has generated for that person. Only their two browsers know
 * the tag.
 */
export type CallerTag = string & { readonly [brand]: 'CallerTag' }

const pattern = /^[\w-]{22}$/

/**
 * Never throws.
 *
 * @returns null if the value is not a tag
 */
export const parseCallerTag = (value: unknown): CallerTag | null =>
  typeof value === 'string' && pattern.test(value) ? (value as CallerTag) : null

export const callerTagSchema = v.custom<CallerTag>(
  (tag) => parseCallerTag(tag) !== null
)
