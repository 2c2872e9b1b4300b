import * as v from 'valibot'

declare const brand: unique symbol

/**
 * Tells a helper who rings: 16 random bytes in base64url, which the helper’s
 * browser has made for that person. Nobody else learns it.
 */
export type CallerTag = string & { readonly [brand]: 'CallerTag' }

const pattern = /^[\w-]{22}$/

/** @returns null if the value cannot be one; total */
export const parseCallerTag = (value: unknown): CallerTag | null =>
  typeof value === 'string' && pattern.test(value) ? (value as CallerTag) : null

export const callerTagSchema = v.custom<CallerTag>(
  (tag) => parseCallerTag(tag) !== null
)
