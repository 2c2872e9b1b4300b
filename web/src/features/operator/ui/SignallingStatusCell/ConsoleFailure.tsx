import { useEffect } from 'react'

import Banner from 'src/components/Banner'
import Button from 'src/components/Button'
import Heading from 'src/components/Heading'
import Stack from 'src/components/Stack'
import { useAuth } from 'src/features/operator/ui/AuthContext'
import { operator } from 'src/i18n/en/operator'
import { useTexts } from 'src/i18n/useTexts'

import { type QueryResult, usePolling } from './usePolling'

type ConsoleFailureProps = {
  errorCode?: string
  queryResult: QueryResult
}

/** Shows the error, or redirects to the sign-in page after a sign-out. */
function ConsoleFailure({ errorCode, queryResult }: ConsoleFailureProps) {
  const { console } = operator
  const { common } = useTexts()
  const { reauthenticate } = useAuth()
  const isSignedOut = errorCode === 'UNAUTHENTICATED'
  const isForbidden = errorCode === 'FORBIDDEN'

  useEffect(() => {
    if (isSignedOut) reauthenticate()
  }, [isSignedOut, reauthenticate])
  usePolling(queryResult, !isSignedOut && !isForbidden)

  return (
    <Stack gap="lg" align="start">
      <Heading>{console.heading}</Heading>
      <Banner tone="problem">
        {isForbidden ? console.forbidden : console.notReachable}
      </Banner>
      <Button icon="reload" onClick={() => queryResult?.refetch()}>
        {common.tryAgain}
      </Button>
    </Stack>
  )
}

export default ConsoleFailure
