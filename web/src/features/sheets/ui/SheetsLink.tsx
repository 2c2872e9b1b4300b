import { routes } from '@redwoodjs/router'

import { keptSheetCount } from 'src/browser/keptSheetCount'
import { useKeptText } from 'src/browser/preferences'
import { ButtonAnchor } from 'src/components/Button'
import { useHomeTexts } from 'src/i18n/useHomeTexts'

/**
 * A normal link and not a link of the router: without a network, the service
 * worker can serve the page only if the browser requests it.
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
