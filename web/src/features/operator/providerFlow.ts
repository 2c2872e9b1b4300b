import * as v from 'valibot'

import { type KeyValueStore, tabStore } from 'src/browser/storage'

const flowKey = 'kinscreen.provider-flow'

const KeptFlow = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    /**
     * The state of the sign-in, encrypted by the server, which needs it to
     * verify the provider's answer.
     */
    flow: v.string(),
    /** The query and the fragment of the sign-in page before the redirect. */
    search: v.string(),
    hash: v.string(),
  })
)

/** What the sign-in page knows after the provider has redirected back. */
export interface ProviderReturn {
  /** The query string that the provider added. */
  answer: string
  /** The stored sign-in state. Null if this tab began no sign-in. */
  flow: string | null
  /** The query and the fragment of the sign-in page before the redirect. */
  search: string
  hash: string
}

/**
 * Navigates to the OpenID provider. The page to open after the sign-in is
 * stored in this tab only: neither the provider nor the server needs to know
 * it, and the fragment of a link is a secret.
 */
export function leaveForProvider(
  url: string,
  flow: string,
  store: KeyValueStore = tabStore,
  leave: (url: string) => void = (to) => window.location.assign(to)
): void {
  const { search, hash } = window.location
  store.write(flowKey, JSON.stringify({ flow, search, hash }))
  leave(url)
}

const isAnswer = (query: URLSearchParams) =>
  query.has('state') && (query.has('code') || query.has('error'))

/**
 * Reads what the OpenID provider has answered. Nothing is removed, because
 * React may render more than once before it shows a page.
 *
 * @returns null if the provider has not redirected to this page
 */
export function readProviderReturn(
  store: KeyValueStore = tabStore
): ProviderReturn | null {
  const { search: answer } = window.location
  if (!isAnswer(new URLSearchParams(answer))) return null
  const kept = v.safeParse(KeptFlow, store.read(flowKey))
  return kept.success
    ? { answer, ...kept.output }
    : { answer, flow: null, search: '', hash: '' }
}

/** Deletes the stored sign-in state, because it is valid for one answer. */
export const forgetFlow = (store: KeyValueStore = tabStore): void =>
  store.remove(flowKey)
