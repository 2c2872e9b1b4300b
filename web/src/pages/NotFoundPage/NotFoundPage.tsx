import ErrorScreen from 'src/components/ErrorScreen'
import PageMetadata from 'src/components/PageMetadata'
import { useTexts } from 'src/hooks/useTexts'

const NotFoundPage = () => {
  const { notFound } = useTexts()

  return (
    <>
      <PageMetadata title={notFound.title} audience="private" />
      <ErrorScreen code="404" fullScreen />
    </>
  )
}

export default NotFoundPage
