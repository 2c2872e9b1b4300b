import { useState } from 'react'

import Button from 'src/components/Button'
import Stack from 'src/components/Stack'
import type { WaysToSignIn as Ways } from 'src/features/operator/operatorSession'
import type { ProviderReturn } from 'src/features/operator/providerFlow'
import { operator } from 'src/i18n/en/operator'

import ConsoleOff from './ConsoleOff'
import Introduction from './Introduction'
import PassphraseForm from './PassphraseForm'
import ProviderButton from './ProviderButton'
import SignInNews from './SignInNews'
import { useSignIn } from './useSignIn'

type WaysToSignInProps = { ways: Ways; returned: ProviderReturn | null }

function WaysToSignIn({ ways, returned }: WaysToSignInProps) {
  const { provider: texts } = operator
  const signIn = useSignIn(returned)
  const { attempt, way, retryAfterSeconds, submit, goToProvider } = signIn
  const [isPassphraseWanted, setIsPassphraseWanted] = useState(false)
  const { hasPassphrase, provider } = ways
  const isBusy = attempt === 'busy' || attempt === 'redirect'
  const news = (
    <SignInNews
      attempt={attempt}
      retryAfterSeconds={retryAfterSeconds}
      providerName={provider?.name || texts.unnamed}
    />
  )

  if ((!hasPassphrase && !provider) || attempt === 'console-off') {
    return <ConsoleOff />
  }
  return (
    <Stack gap="lg">
      <Introduction />
      {provider && way === 'provider' && news}
      {provider && (
        <ProviderButton
          name={provider.name}
          isBusy={isBusy && way === 'provider'}
          onPress={goToProvider}
        />
      )}
      {hasPassphrase && provider && !isPassphraseWanted && (
        <Button
          variant="secondary"
          fullWidth
          onClick={() => setIsPassphraseWanted(true)}
        >
          {texts.usePassphrase}
        </Button>
      )}
      {hasPassphrase && (!provider || isPassphraseWanted) && (
        <PassphraseForm
          isBusy={isBusy}
          isWrong={attempt === 'wrong-passphrase'}
          isSecondary={provider !== null}
          onSubmit={submit}
        >
          {(!provider || way === 'passphrase') && news}
        </PassphraseForm>
      )}
    </Stack>
  )
}

export default WaysToSignIn
