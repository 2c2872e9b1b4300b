import { routes } from '@redwoodjs/router'

import { ButtonLink } from 'src/components/Button'
import Heading from 'src/components/Heading'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import { operator } from 'src/i18n/en/operator'
import { useTexts } from 'src/i18n/useTexts'

/** Shown instead of the sign-in form if the installation has no console. */
function ConsoleOff() {
  const { off } = operator
  const { common } = useTexts()

  return (
    <Stack gap="lg" align="start">
      <Heading>{off.heading}</Heading>
      <Text size="lg">{off.explanation}</Text>
      <ButtonLink to={routes.home()} size="lg">
        {common.backToHome}
      </ButtonLink>
    </Stack>
  )
}

export default ConsoleOff
