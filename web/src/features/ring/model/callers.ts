import * as v from 'valibot'

import { parseEach } from 'src/browser/parseJson'
import type { HelperName } from 'src/features/links/headless'

import { type CallerTag, callerTagSchema } from './callerTag'
import { nameSchema } from './incomingRings'

const schema = v.object({
  tag: callerTagSchema,
  /** as the helper at this device calls them */
  name: nameSchema,
  /** when they were last helped, in ms since 1970 */
  helpedAt: v.number(),
  /**
   * whether they may ring this device: the helper has let them, has not been
   * asked or has not said so, or has taken it back. Before it was asked for, each
   * of them was let.
   */
  access: v.optional(
    v.picklist(['allowed', 'undecided', 'withdrawn']),
    'allowed'
  ),
})

/** A person whom this device has met, and who can ring it if they may. */
export type Caller = v.InferOutput<typeof schema>

export type CallerAccess = Caller['access']

/** More than anybody helps; the list is for people. */
const mostCallers = 32

/** Whoever has only been helped must not push out who can ring. */
const mostOthers = 16

/** Total: @see parseEach. Whoever was helped last is the first. */
export const parseCallers = (values: unknown): Caller[] =>
  trimmed(parseEach(schema, values))

const isLet = ({ access }: Caller) => access === 'allowed'

/** @returns those who can ring this device */
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
 * @returns the list with that person first, who is being helped now; somebody new
 * may not ring yet
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

/** @returns the list in which that person may ring, or may not any more */
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

/** @returns the list in which that person has this name */
export const withCallerName = (
  callers: readonly Caller[],
  tag: CallerTag,
  name: HelperName | null
): Caller[] =>
  callers.map((caller) => (caller.tag === tag ? { ...caller, name } : caller))
