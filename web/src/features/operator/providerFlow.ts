import * as v from 'valibot'

import { type KeyValueStore, tabStore } from 'src/browser/storage'

const flowKey = 'kinscreen.provider-flow'

const KeptFlow = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    /** Sealed by the api, which continues the sign-in with it. */
    flow: v.string(),
    /** The query and the fragment of the sign-in page, to which we return. */
    search: v.string(),
    hash: v.string(),
  })
)

/** How the provider has sent the browser back to the sign-in page. */
export interface ProviderReturn {
  /** The query of the provider. */
  answer: string
  /** Null if this tab began no sign-in, or may not store anything. */
  flow: string | null
  /** The query and the fragment that the page had before. */
  search: string
  hash: string
}

/**
 * Goes to the provider, in this tab. Where the person wanted to go stays in the
 * tab: neither the provider nor the api needs to know it, and the fragment of a
 * link is a secret.
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
 * Reads what the provider has answered, and changes nothing: React may render
 * more than once before it shows a page.
 *
 * @returns null if the provider has not sent the browser here
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

/** A flow is for one answer. */
export const forgetFlow = (store: KeyValueStore = tabStore): void =>
  store.remove(flowKey)
