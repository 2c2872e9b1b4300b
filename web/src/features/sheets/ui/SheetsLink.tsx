import { routes } from '@redwoodjs/router'

import { keptSheetCount } from 'src/browser/keptSheetCount'
import { useKeptText } from 'src/browser/preferences'
import { ButtonAnchor } from 'src/components/Button'
import { useHomeTexts } from 'src/i18n/useHomeTexts'

/**
 * The way to the sheets, where there are any. The browser opens the page again:
 * without a network the service worker answers that, even where this page began
 * before there was one and gets nothing from it.
 */
function SheetsLink() {
  const { sheets } = useHomeTexts()
  const [count] = useKeptText(keptSheetCount)

  return count ? (
    <ButtonAnchor
      href={routes.sheets()}
      size="lg"
      variant="secondary"
      icon="sheet"
      fullWidth
    >
      {sheets}
    </ButtonAnchor>
  ) : null
}

export default SheetsLink
