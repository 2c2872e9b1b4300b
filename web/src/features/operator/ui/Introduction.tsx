import { config } from 'src/browser/config'
import Heading from 'src/components/Heading'
import Text from 'src/components/Text'
import { helpersSignIn } from 'src/features/operator/helpersSignIn'
import { operator } from 'src/i18n/en/operator'

function Introduction() {
  const { signIn } = operator
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
