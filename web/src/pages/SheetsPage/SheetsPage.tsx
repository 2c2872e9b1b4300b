import PageMetadata from 'src/components/PageMetadata'
import { MySheets } from 'src/features/sheets'
import { useSheetsTexts } from 'src/i18n/useSheetsTexts'

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
