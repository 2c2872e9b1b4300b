import { useEffect, useState } from 'react'

import { navigate, Redirect, routes } from '@redwoodjs/router'

import { useQueryParameters } from 'src/features/links'
import {
  askWaysToSignIn,
  type WaysToSignIn as Ways,
} from 'src/features/operator/operatorSession'
import {
  forgetFlow,
  type ProviderReturn,
  readProviderReturn,
} from 'src/features/operator/providerFlow'
import { operatorRoles } from 'src/features/operator/userType'

import { useAuth } from './AuthContext'
import Introduction from './Introduction'
import SignedInAsHelper from './SignedInAsHelper'
import { useKeptFragment } from './useKeptFragment'
import WaysToSignIn from './WaysToSignIn'

/**
 * Used if the server gives no answer: the error after an attempt with a
 * passphrase then says what is wrong.
 */
const unknownWays: Ways = { hasPassphrase: true, provider: null }

/** @returns the ways to sign in; null until the server has answered */
function useWays(): Ways | null {
  const [ways, setWays] = useState<Ways | null>(null)

  useEffect(() => {
    let isWanted = true
    askWaysToSignIn().then((answer) => {
      if (isWanted) setWays(answer ?? unknownWays)
    })
    return () => {
      isWanted = false
    }
  }, [])

  return ways
}

/**
 * Restores the address that the page had before the redirect to the OpenID
 * provider, so that neither a reload nor the history contains the provider's
 * answer.
 *
 * @returns the provider's answer; null without one
 */
function useProviderReturn(): ProviderReturn | null {
  const [returned] = useState(() => readProviderReturn())

  useEffect(() => {
    if (!returned) return
    forgetFlow()
    const { search, hash } = returned
    navigate(window.location.pathname + search + hash, { replace: true })
  }, [returned])

  return returned
}

const isConsole = (path: string) => path.split('?')[0] === routes.operator()

function OperatorSignIn() {
  const { isAuthenticated, hasRole } = useAuth()
  const returned = useProviderReturn()
  const { redirectTo } = useQueryParameters()
  const ways = useWays()
  const kept = useKeptFragment(redirectTo ?? '')
  const fragment = returned ? returned.hash : kept

  if (isAuthenticated) {
    const isOperator = hasRole(operatorRoles)
    const usual = isOperator
      ? routes.operator()
      : routes.receiveWithoutBroadcaster()
    const to = redirectTo ?? usual
    // A redirect would loop: the console redirects a helper to this page.
    if (!isOperator && isConsole(to)) return <SignedInAsHelper />
    return <Redirect to={to + fragment} />
  }
  return ways ? (
    <WaysToSignIn ways={ways} returned={returned} />
  ) : (
    <Introduction />
  )
}

export default OperatorSignIn
