import * as v from 'valibot'

const signInAnswer = v.variant('outcome', [
  v.object({
    outcome: v.literal('signed-in'),
    token: v.string(),
    // Version 0.9 of the api sends no grant.
    grant: v.optional(v.string(), ''),
  }),
  v.object({ outcome: v.literal('wrong-passphrase') }),
  v.object({ outcome: v.literal('console-off') }),
  v.object({
    outcome: v.literal('too-many-attempts'),
    retryAfterSeconds: v.number(),
  }),
])

const switchAnswer = v.object({ isConsoleOn: v.boolean() })

export type SignInOutcome =
  | v.InferOutput<typeof signInAnswer>
  | { outcome: 'not-reachable' }

const url = () => `${window.RWJS_API_URL}/operatorSession`

async function ask<Schema extends v.GenericSchema>(
  schema: Schema,
  options: RequestInit
): Promise<v.InferOutput<Schema> | null> {
  try {
    const answer = await fetch(url(), { cache: 'no-store', ...options })
    const parsed = v.safeParse(schema, await answer.json())
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

/** Never throws: every server response becomes one of the outcomes. */
export const requestToken = async (
  passphrase: string
): Promise<SignInOutcome> =>
  (await ask(signInAnswer, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ passphrase }),
  })) ?? { outcome: 'not-reachable' }

/** @returns null if the server does not say */
export const askConsoleSwitch = async (): Promise<boolean | null> =>
  (await ask(switchAnswer, {}))?.isConsoleOn ?? null
