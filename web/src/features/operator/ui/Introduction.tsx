import { config } from 'src/browser/config'
import Heading from 'src/components/Heading'
import Text from 'src/components/Text'
import { helpersSignIn } from 'src/features/operator/helpersSignIn'
import { useOperatorTexts } from 'src/i18n/useOperatorTexts'

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
