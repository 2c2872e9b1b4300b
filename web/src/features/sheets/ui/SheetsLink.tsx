import { routes } from '@redwoodjs/router'

import { keptSheetCount } from 'src/browser/keptSheetCount'
import { useKeptText } from 'src/browser/preferences'
import { ButtonAnchor } from 'src/components/Button'
import { useHomeTexts } from 'src/i18n/useHomeTexts'

/**
 * The link makes the browser load the page: without a network, the service
 * worker answers, even if it does not control the current page yet.
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
