import { ApolloLink, split } from '@apollo/client'
import { createPersistedQueryLink } from '@apollo/client/link/persisted-queries'
import { getMainDefinition } from '@apollo/client/utilities'

import type { RedwoodApolloLinkFactory } from '@redwoodjs/web/apollo'

import { hexOf } from 'src/browser/bytes'

async function sha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text)
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return hexOf(new Uint8Array(digest))
}

// Browsers can hash only in secure contexts. In other contexts the full query
// is sent.
const canHash = () => Boolean(globalThis.crypto?.subtle)

function isHashed({ query }: Parameters<Parameters<typeof split>[0]>[0]) {
  const definition = getMainDefinition(query)
  return (
    canHash() &&
    definition.kind === 'OperationDefinition' &&
    definition.operation === 'query'
  )
}

/**
 * Extends Redwood's links with persisted queries: the hash of a query is sent
 * first, and the full query only if the server does not know the hash.
 */
export const withPersistedQueries: RedwoodApolloLinkFactory = (links) => {
  const [withToken, auth, record, http] = links
  const persisted = createPersistedQueryLink({ sha256 }).concat(http.link)
  return ApolloLink.from([
    withToken.link,
    auth.link,
    record.link,
    split(isHashed, persisted, http.link),
  ])
}
