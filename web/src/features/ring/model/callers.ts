import * as v from 'valibot'

import { parseEach } from 'src/browser/parseJson'
import type { HelperName } from 'src/features/links/headless'

import { type CallerTag, callerTagSchema } from './callerTag'
import { nameSchema } from './incomingRings'

const schema = v.object({
  tag: callerTagSchema,
  name: nameSchema,
  /** when the helper last helped this person, in ms since 1970 */
  helpedAt: v.number(),
  /**
   * whether this person may send notifications; an entry of an older version
   * counts as allowed
   */
  access: v.optional(
    v.picklist(['allowed', 'undecided', 'withdrawn']),
    'allowed'
  ),
})

/**
 * A person whom this helper has helped, and who may be allowed to send push
 * notifications to this device.
 */
export type Caller = v.InferOutput<typeof schema>

export type CallerAccess = Caller['access']

/** A helper helps fewer people, and a list of this length is still readable. */
const mostCallers = 32

/**
 * A separate limit, so that people without permission do not displace people
 * with permission.
 */
const mostOthers = 16

/**
 * Drops invalid entries. Never throws.
 *
 * @returns the people; the person helped last comes first
 */
export const parseCallers = (values: unknown): Caller[] =>
  trimmed(parseEach(schema, values))

const isLet = ({ access }: Caller) => access === 'allowed'

export const allowedCallers = (callers: readonly Caller[]): Caller[] =>
  callers.filter(isLet)

function trimmed(callers: readonly Caller[]): Caller[] {
  const kept = new Set([
    ...allowedCallers(callers).slice(0, mostCallers),
    ...callers.filter((caller) => !isLet(caller)).slice(0, mostOthers),
  ])
  return callers.filter((caller) => kept.has(caller))
}

/**
 * Puts the person with this tag at the top of the list. A new person may send
 * no notifications until the helper allows it.
 */
export function withCaller(
  callers: readonly Caller[],
  tag: CallerTag,
  nowMs: number
): Caller[] {
  const known = callers.find((caller) => caller.tag === tag)
  const others = callers.filter((caller) => caller !== known)
  const fresh: Caller = {
    tag,
    name: null,
    helpedAt: nowMs,
    access: 'undecided',
  }
  return trimmed([{ ...fresh, ...known, helpedAt: nowMs }, ...others])
}

export const withCallerAccess = (
  callers: readonly Caller[],
  tag: CallerTag,
  access: CallerAccess
): Caller[] =>
  trimmed(
    callers.map((caller) =>
      caller.tag === tag ? { ...caller, access } : caller
    )
  )

export const withCallerName = (
  callers: readonly Caller[],
  tag: CallerTag,
  name: HelperName | null
): Caller[] =>
  callers.map((caller) => (caller.tag === tag ? { ...caller, name } : caller))
