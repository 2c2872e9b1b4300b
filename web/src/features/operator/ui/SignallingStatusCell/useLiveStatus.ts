// The hook comes from Apollo, because the type of Redwood's useSubscription
// lacks `restart`.
import { useEffect, useState } from 'react'

import { useSubscription } from '@apollo/client'
import type {
  SignallingNewsSubscription,
  SignallingStatusQuery,
  SignallingStatusQueryVariables,
} from 'types/graphql'

import type { TypedDocumentNode } from '@redwoodjs/web'

import { type QueryResult, usePolling } from './usePolling'

/**
 * The server sends a sample every 2 s, so after this time without a sample the
 * stream is broken.
 */
const patienceMs = 7000
const againAfterMs = 5000

const SUBSCRIPTION: TypedDocumentNode<SignallingNewsSubscription> = gql`
  subscription SignallingNewsSubscription {
    signallingNews {
      at
      instances {
        name
        version
        startedAt
        peers
      }
      checks {
        name
        state
        result
        advice
      }
    }
  }
`

type Status = SignallingStatusQuery['signallingStatus']

/** The cache may already contain a newer answer from polling. */
const isNewer = (news: Status, answer: SignallingStatusQuery | null) =>
  answer !== null && answer.signallingStatus.at < news.at

/**
 * Updates the cached query with each message of the subscription, and polls
 * while no message arrives.
 *
 * @returns whether messages of the subscription arrive
 */
export function useLiveStatus(
  query: TypedDocumentNode<
    SignallingStatusQuery,
    SignallingStatusQueryVariables
  >,
  queryResult: QueryResult
): boolean {
  const [isLive, setIsLive] = useState(true)
  const { data, error, restart } = useSubscription(SUBSCRIPTION, {
    onData: ({ client, data: { data } }) => {
      if (!data) return
      client.cache.updateQuery({ query }, (answer) =>
        isNewer(data.signallingNews, answer)
          ? { signallingStatus: data.signallingNews }
          : undefined
      )
    },
  })

  useEffect(() => {
    setIsLive(!error)
    const timer = setTimeout(() => setIsLive(false), patienceMs)
    return () => clearTimeout(timer)
  }, [data, error])

  useEffect(() => {
    if (isLive) return
    const timer = setInterval(restart, againAfterMs)
    return () => clearInterval(timer)
  }, [isLive, restart])

  usePolling(queryResult, !isLive)
  return isLive
}
