import PageMetadata from 'src/components/PageMetadata'
import MySheets from 'src/components/Sheets/MySheets'
import { useSheetsTexts } from 'src/hooks/useSheetsTexts'

/** What is kept in this browser; its address is the same for everybody, what it shows is not. */
function SheetsPage() {
  const texts = useSheetsTexts()

  return (
    <>
      <PageMetadata title={texts.title} audience="private" />
      <MySheets />
    </>
  )
}

export default SheetsPage
