import Heading from 'src/components/ui/Heading'
import Text from 'src/components/ui/Text'
import { useOperatorTexts } from 'src/hooks/useOperatorTexts'
import { helpersSignIn } from 'src/lib/auth/helpersSignIn'
import { config } from 'src/lib/config'

/** Who has to sign in here, and who has not. */
function Introduction() {
  const { signIn } = useOperatorTexts()
  const [heading, introduction] = helpersSignIn()
    ? [signIn.helpersHeading, signIn.helpersIntroduction]
    : [signIn.heading, signIn.introduction]

  return (
    <>
      <Heading>{heading}</Heading>
      <Text>{introduction(config.appName)}</Text>
    </>
  )
}

export default Introduction
