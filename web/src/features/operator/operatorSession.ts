import * as v from 'valibot'

const tooManyAttempts = v.object({
  outcome: v.literal('too-many-attempts'),
  retryAfterSeconds: v.number(),
})

const signInAnswer = v.variant('outcome', [
  v.object({
    outcome: v.literal('signed-in'),
    token: v.string(),
    // Version 0.9 of the server does not send this field.
    grant: v.optional(v.string(), ''),
  }),
  v.object({
    outcome: v.picklist([
      ...([
        'wrong-passphrase',
        'console-off',
        'denied',
        'wrong-group',
      ] as const),
      ...(['flow-expired', 'provider-failed', 'provider-off'] as const),
    ]),
  }),
  tooManyAttempts,
])

const beginAnswer = v.variant('outcome', [
  v.object({
    outcome: v.literal('redirect'),
    url: v.pipe(v.string(), v.regex(/^https?:\/\//)),
    flow: v.string(),
  }),
  v.object({ outcome: v.picklist(['provider-failed', 'provider-off']) }),
  tooManyAttempts,
])

const waysAnswer = v.object({
  isConsoleOn: v.boolean(),
  // Version 0.9 of the server does not send this field.
  provider: v.optional(v.nullable(v.object({ name: v.string() })), null),
})

export type Credentials =
  | { passphrase: string }
  /**
   * The sign-in state from the server that this tab stored, and the query
   * string with which the OpenID provider redirected back.
   */
  | { flow: string; answer: string }

export type SignInOutcome =
  | v.InferOutput<typeof signInAnswer>
  | { outcome: 'not-reachable' }

/** The URL of the OpenID provider's sign-in page, or why there is none. */
export type ProviderBeginning =
  | v.InferOutput<typeof beginAnswer>
  | { outcome: 'not-reachable' }

export interface WaysToSignIn {
  hasPassphrase: boolean
  /** the OpenID provider, whose name may be empty; null if there is none */
  provider: { name: string } | null
}

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

const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** Never throws: a failed request becomes the outcome `not-reachable`. */
export const requestToken = async (
  credentials: Credentials
): Promise<SignInOutcome> =>
  (await ask(signInAnswer, post(credentials))) ?? { outcome: 'not-reachable' }

/**
 * Asks the server for the URL of the OpenID provider's sign-in page. Never
 * throws.
 *
 * @param another whether the provider should let the person choose an account,
 * even if the browser is signed in there
 */
export const beginAtProvider = async (
  another = false
): Promise<ProviderBeginning> =>
  (await ask(beginAnswer, post({ begin: 'provider', another }))) ?? {
    outcome: 'not-reachable',
  }

/** @returns null if the server cannot be reached or gives no valid answer */
export async function askWaysToSignIn(): Promise<WaysToSignIn | null> {
  const answer = await ask(waysAnswer, {})
  return (
    answer && { hasPassphrase: answer.isConsoleOn, provider: answer.provider }
  )
}
