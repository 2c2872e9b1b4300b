import PageMetadata from 'src/components/PageMetadata'
import { OperatorSignIn } from 'src/features/operator'
import { operator } from 'src/i18n/en/operator'

function OperatorSignInPage() {
  const { signIn } = operator

  return (
    <>
      <PageMetadata title={signIn.title} audience="private" />
      <OperatorSignIn />
    </>
  )
}

export default OperatorSignInPage
