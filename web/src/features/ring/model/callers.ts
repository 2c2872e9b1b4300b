import * as v from 'valibot'

import { parseEach } from 'src/browser/parseJson'
import type { HelperName } from 'src/features/links/headless'

import { type CallerTag, callerTagSchema } from './callerTag'
import { nameSchema } from './incomingRings'

const schema = v.object({
  tag: callerTagSchema,
  /** the name that the helper uses for them */
  name: nameSchema,
  /** time of the last help, in ms since 1970 */
  helpedAt: v.number(),
  /** whether they may ring; an entry of an older version counts as allowed */
  access: v.optional(
    v.picklist(['allowed', 'undecided', 'withdrawn']),
    'allowed'
  ),
})

/** A person whom this device has met, and who may be allowed to ring it. */
export type Caller = v.InferOutput<typeof schema>

export type CallerAccess = Caller['access']

/** Nobody helps more people, and a list of this length can still be read. */
const mostCallers = 32

/** Separate, so that people without permission do not push out the others. */
const mostOthers = 16

/** Never throws: @see parseEach. The person helped last comes first. */
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

/** The helped person comes first; somebody new may not ring until allowed. */
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
