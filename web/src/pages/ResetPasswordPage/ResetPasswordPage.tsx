import ErrorScreen from 'src/components/ErrorScreen'
import PageMetadata from 'src/components/PageMetadata'
import { useTexts } from 'src/i18n/useTexts'

const code = 'reset-password-token-invalid'

function ResetPasswordPage() {
  const { errors } = useTexts()

  return (
    <>
      <PageMetadata title={errors[code].title} audience="private" />
      <ErrorScreen code={code} />
    </>
  )
}

export default ResetPasswordPage
