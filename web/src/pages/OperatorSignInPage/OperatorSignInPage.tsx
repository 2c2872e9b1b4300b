import OperatorSignIn from 'src/components/OperatorSignIn'
import PageMetadata from 'src/components/PageMetadata'
import { useOperatorTexts } from 'src/hooks/useOperatorTexts'

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
