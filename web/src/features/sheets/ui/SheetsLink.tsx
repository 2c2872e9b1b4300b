import { routes } from '@redwoodjs/router'

import { keptSheetCount } from 'src/browser/keptSheetCount'
import { useKeptText } from 'src/browser/preferences'
import { ButtonAnchor } from 'src/components/Button'
import { useHomeTexts } from 'src/i18n/useHomeTexts'

/**
 * The link to the sheets, if there are any. It makes the browser load the page:
 * without a network, the service worker answers that request, even if it was
 * installed after the current page was loaded and does not control it.
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
