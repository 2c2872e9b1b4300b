import ErrorScreen from 'src/components/ErrorScreen'
import PageMetadata from 'src/components/PageMetadata'
import { useTexts } from 'src/i18n/useTexts'

function NotFoundPage() {
  const { errors } = useTexts()

  return (
    <>
      <PageMetadata title={errors['404'].title} audience="private" />
      <ErrorScreen code="404" />
    </>
  )
}

export default NotFoundPage
