import { routes } from '@redwoodjs/router'

import ButtonLink from 'src/components/ui/ButtonLink'
import { useHomeTexts } from 'src/hooks/useHomeTexts'
import { useKeptText } from 'src/hooks/useKeptText'
import { keptSheetCount } from 'src/lib/sheets/keptSheetCount'

/** The way to the sheets, where there are any. */
function SheetsLink() {
  const { sheets } = useHomeTexts()
  const [count] = useKeptText(keptSheetCount)

  return count ? (
    <ButtonLink
      to={routes.sheets()}
      size="lg"
      variant="secondary"
      icon="sheet"
      fullWidth
    >
      {sheets}
    </ButtonLink>
  ) : null
}

export default SheetsLink
