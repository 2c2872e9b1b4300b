import ErrorScreen from 'src/components/ErrorScreen'
import PageMetadata from 'src/components/PageMetadata'
import QueryParametersProvider from 'src/components/QueryParametersProvider'
import { useTexts } from 'src/hooks/useTexts'

const NotFoundPage = () => {
  const { errors } = useTexts()

  return (
    <QueryParametersProvider>
      <PageMetadata title={errors['404'].title} audience="private" />
      <ErrorScreen code="404" />
    </QueryParametersProvider>
  )
}

export default NotFoundPage
