import * as v from 'valibot'

import type { HelperName } from 'src/domain/invite/helperName'
import { parseEach } from 'src/domain/wire/parseEach'

import { type CallerTag, callerTagSchema } from './callerTag'
import { nameSchema } from './incomingRings'

const schema = v.object({
  tag: callerTagSchema,
  /** as the helper at this device calls them */
  name: nameSchema,
  /** when they were last helped, in ms since 1970 */
  helpedAt: v.number(),
})

/** A person who can ring this device. */
export type Caller = v.InferOutput<typeof schema>

/** More than anybody helps; the list is for people. */
const mostCallers = 32

/** Total: @see parseEach. Whoever was helped last is the first. */
export const parseCallers = (values: unknown): Caller[] =>
  parseEach(schema, values).slice(0, mostCallers)

/** @returns the list with that person first, who is being helped now */
export function withCaller(
  callers: readonly Caller[],
  tag: CallerTag,
  nowMs: number
): Caller[] {
  const known = callers.find((caller) => caller.tag === tag)
  const others = callers.filter((caller) => caller !== known)
  const caller = { tag, name: known?.name ?? null, helpedAt: nowMs }
  return [caller, ...others].slice(0, mostCallers)
}

/** @returns the list in which that person has this name */
export const withCallerName = (
  callers: readonly Caller[],
  tag: CallerTag,
  name: HelperName | null
): Caller[] =>
  callers.map((caller) => (caller.tag === tag ? { ...caller, name } : caller))
