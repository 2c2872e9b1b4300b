import { TextEncoder } from 'node:util'

import { ApolloLink, execute, Observable, type Operation } from '@apollo/client'
import gql from 'graphql-tag'

import type { RedwoodApolloLinks } from '@redwoodjs/web/apollo'

import { withPersistedQueries } from './persistedQueryLink'

const query = gql`
  query Status {
    signallingStatus {
      at
    }
  }
`

interface Sent {
  hash?: string
  hasQuery: boolean
}

/**
 * Collects the requests to a fake server that answers the first request with
 * this error code.
 */
async function requestsTo(firstAnswer: string | null, document = query) {
  const sent: Sent[] = []
  const pass = () => new ApolloLink((operation, forward) => forward(operation))
  const http = new ApolloLink(({ extensions, getContext }: Operation) => {
    const { includeQuery = true } = getContext().http ?? {}
    const hash = extensions.persistedQuery?.sha256Hash
    sent.push({ hash, hasQuery: includeQuery })
    const code = sent.length === 1 ? firstAnswer : null
    const errors = [{ message: '', extensions: { code } }]
    return Observable.of(code ? { errors } : { data: {} })
  })
  const link = withPersistedQueries([
    { name: 'withToken', link: pass() },
    { name: 'authMiddleware', link: pass() },
    { name: 'updateDataApolloLink', link: pass() },
    { name: 'httpLink', link: http },
  ] as RedwoodApolloLinks)
  await new Promise<void>((complete, error) =>
    execute(link, { query: document }).subscribe({ complete, error })
  )
  return sent
}

describe('withPersistedQueries (specification §7)', () => {
  beforeAll(() => {
    Object.assign(globalThis, { TextEncoder })
  })

  const hash = expect.stringMatching(/^[0-9a-f]{64}$/)

  it('sends only the hash to a server that knows it [§7 persisted queries]', async () => {
    expect(await requestsTo(null)).toEqual([{ hash, hasQuery: false }])
  })

  it('sends hash and query to a server that has not found it [§7 persisted query not found]', async () => {
    expect(await requestsTo('PERSISTED_QUERY_NOT_FOUND')).toEqual([
      { hash, hasQuery: false },
      { hash, hasQuery: true },
    ])
  })

  it('sends the query to a server that does not support hashes [§7 persisted query not supported]', async () => {
    const [first, second] = await requestsTo('PERSISTED_QUERY_NOT_SUPPORTED')
    expect(first).toEqual({ hash, hasQuery: false })
    expect(second?.hasQuery).toBe(true)
  })

  it('sends the query if the browser cannot hash', async () => {
    Object.defineProperty(globalThis, 'crypto', { value: {} })
    expect(await requestsTo(null)).toEqual([{ hasQuery: true }])
  })
})
