import PageMetadata from 'src/components/PageMetadata'
import { MySheets } from 'src/features/sheets'
import { useSheetsTexts } from 'src/i18n/useSheetsTexts'

/**
 * The address is the same for everybody, but each browser shows the sheets that
 * it has stored.
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
