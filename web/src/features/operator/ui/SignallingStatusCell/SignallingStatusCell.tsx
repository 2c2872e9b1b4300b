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
