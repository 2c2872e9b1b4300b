import ConnectionTest from 'src/components/ConnectionTest'
import PageMetadata from 'src/components/PageMetadata'
import { useDocumentTexts } from 'src/hooks/useDocumentTexts'

const ConnectionTestPage = () => {
  const { connectionTest } = useDocumentTexts()

  return (
    <>
      <PageMetadata title={connectionTest.title} />
      <ConnectionTest texts={connectionTest} />
    </>
  )
}

export default ConnectionTestPage
