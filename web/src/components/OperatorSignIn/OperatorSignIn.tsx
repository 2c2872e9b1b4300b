import { Redirect, routes } from '@redwoodjs/router'

import { useAuth } from 'src/auth'
import Heading from 'src/components/ui/Heading'
import Stack from 'src/components/ui/Stack'
import Text from 'src/components/ui/Text'
import { operatorRoles } from 'src/domain/userType'
import { useConsoleSwitch } from 'src/hooks/useConsoleSwitch'
import { useOperatorTexts } from 'src/hooks/useOperatorTexts'
import { useQueryParameters } from 'src/hooks/useQueryParameters'
import { config } from 'src/lib/config'

import ConsoleOff from './ConsoleOff'
import PassphraseForm from './PassphraseForm'
import SignInNews from './SignInNews'
import { useSignIn } from './useSignIn'

const OperatorSignIn = () => {
  const { signIn } = useOperatorTexts()
  const { isAuthenticated, hasRole } = useAuth()
  const { redirectTo } = useQueryParameters()
  const { attempt, retryAfterSeconds, submit } = useSignIn()
  const isConsoleOn = useConsoleSwitch()

  // Without the role the private page would send one back here, for ever.
  if (isAuthenticated && hasRole(operatorRoles)) {
    return <Redirect to={redirectTo ?? routes.operator()} />
  }
  if (!isConsoleOn || attempt === 'console-off') return <ConsoleOff />
  return (
    <Stack gap="lg">
      <Heading>{signIn.heading}</Heading>
      <Text>{signIn.introduction(config.appName)}</Text>
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
