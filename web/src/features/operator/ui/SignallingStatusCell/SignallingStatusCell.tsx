import type {
  SignallingStatusQuery,
  SignallingStatusQueryVariables,
} from 'types/graphql'

import type {
  CellFailureProps,
  CellSuccessProps,
  TypedDocumentNode,
} from '@redwoodjs/web'

import PageLoading from 'src/components/PageLoading'
import OperatorConsole from 'src/features/operator/ui/OperatorConsole'

import ConsoleFailure from './ConsoleFailure'
import { useLiveStatus } from './useLiveStatus'

export const QUERY: TypedDocumentNode<
  SignallingStatusQuery,
  SignallingStatusQueryVariables
> = gql`
  query SignallingStatusQuery {
    signallingStatus {
      latest {
        at
        peers
        callsBeingSetUp
        messagesPerMinute
        refusalsPerMinute
        iceCredentialsIssued
      }
      instances {
        name
        version
        startedAt
        peers
        callsBeingSetUp
        messagesPerMinute
        refusalsPerMinute
        iceCredentialsIssued
      }
      services {
        redis
        relay
        relayProblem
        certificateEndsAt
      }
      apiVersion
      startedAt
    }
  }
`

export const Loading = () => <PageLoading />

export const Failure = ({ errorCode, queryResult }: CellFailureProps) => (
  <ConsoleFailure errorCode={errorCode} queryResult={queryResult} />
)

export const Success = ({
  signallingStatus,
  queryResult,
}: CellSuccessProps<SignallingStatusQuery>) => (
  <OperatorConsole
    status={signallingStatus}
    isLive={useLiveStatus(QUERY, queryResult)}
  />
)
