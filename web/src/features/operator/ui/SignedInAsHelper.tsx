import { routes } from '@redwoodjs/router'

import Button, { ButtonLink } from 'src/components/Button'
import Heading from 'src/components/Heading'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import { operator } from 'src/i18n/en/operator'

import { useAuth } from './AuthContext'

/**
 * Shown instead of the sign-in form to a helper who wanted to open the console,
 * because only operators may open it.
 */
function SignedInAsHelper() {
  const { console, helper } = operator
  const { logOut } = useAuth()

  return (
    <Stack gap="lg" align="start">
      <Heading>{helper.heading}</Heading>
      <Text size="lg">{helper.explanation}</Text>
      <ButtonLink to={routes.receiveWithoutBroadcaster()} size="lg">
        {helper.receive}
      </ButtonLink>
      <Button variant="secondary" onClick={() => logOut()}>
        {console.signOut}
      </Button>
    </Stack>
  )
}

export default SignedInAsHelper
