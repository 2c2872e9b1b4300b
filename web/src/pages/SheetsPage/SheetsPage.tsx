import PageMetadata from 'src/components/PageMetadata'
import { MySheets } from 'src/features/sheets'
import { useSheetsTexts } from 'src/i18n/useSheetsTexts'

/**
 * The sheets of this browser: everybody has the same address, but sees their
 * own.
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
