import PageMetadata from 'src/components/PageMetadata'
import { OperatorSignIn } from 'src/features/operator'
import { useOperatorTexts } from 'src/i18n/useOperatorTexts'

function OperatorSignInPage() {
  const { signIn } = useOperatorTexts()

  return (
    <>
      <PageMetadata title={signIn.title} audience="private" />
      <OperatorSignIn />
    </>
  )
}

export default OperatorSignInPage
