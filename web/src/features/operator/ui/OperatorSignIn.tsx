import { useEffect, useState } from 'react'

import { Redirect, routes } from '@redwoodjs/router'

import Stack from 'src/components/Stack'
import { useQueryParameters } from 'src/features/links'
import { operatorRoles } from 'src/features/operator/model/userType'
import { askConsoleSwitch } from 'src/features/operator/operatorSession'

import { useAuth } from './AuthContext'
import ConsoleOff from './ConsoleOff'
import Introduction from './Introduction'
import PassphraseForm from './PassphraseForm'
import SignInNews from './SignInNews'
import { useKeptFragment } from './useKeptFragment'
import { useSignIn } from './useSignIn'

/** False once the server has said that there is no console. */
function useConsoleSwitch(): boolean {
  const [isOn, setIsOn] = useState(true)

  useEffect(() => {
    let isWanted = true
    askConsoleSwitch().then((answer) => {
      if (isWanted) setIsOn(answer ?? true)
    })
    return () => {
      isWanted = false
    }
  }, [])

  return isOn
}

function OperatorSignIn() {
  const { isAuthenticated, hasRole } = useAuth()
  const { redirectTo } = useQueryParameters()
  const { attempt, retryAfterSeconds, submit } = useSignIn()
  const isConsoleOn = useConsoleSwitch()
  const fragment = useKeptFragment(redirectTo ?? '')

  // Also requires the role: without it, the private page would redirect back
  // here forever.
  if (isAuthenticated && hasRole(operatorRoles)) {
    const to = redirectTo ?? routes.operator()
    return <Redirect to={to + fragment} />
  }
  if (!isConsoleOn || attempt === 'console-off') return <ConsoleOff />
  return (
    <Stack gap="lg">
      <Introduction />
      <PassphraseForm
        isBusy={attempt === 'busy'}
        isWrong={attempt === 'wrong-passphrase'}
        onSubmit={submit}
      >
        <SignInNews attempt={attempt} retryAfterSeconds={retryAfterSeconds} />
      </PassphraseForm>
    </Stack>
  )
}

export default OperatorSignIn
