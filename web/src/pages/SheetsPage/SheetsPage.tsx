import PageMetadata from 'src/components/PageMetadata'
import { MySheets } from 'src/features/sheets'
import { useSheetsTexts } from 'src/i18n/useSheetsTexts'

/**
 * The address is the same for everybody, but each browser shows its own sheets.
 */
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
