import Button from 'src/components/Button'
import LateNews from 'src/components/LateNews'
import { useHelperName } from 'src/features/links/ui/useHelperName'
import { useGuidance } from 'src/features/messages/useGuidance'
import { useSheetsTexts } from 'src/i18n/useSheetsTexts'

import { useSheetKeeper } from './useSheetKeeper'

/** The helper suggests to keep a sheet; the button for it stands below. */
function SheetSuggestion() {
  const texts = useSheetsTexts()
  const name = useHelperName()
  const isWished = useGuidance(({ sheet }) => sheet.keep === 'asked')
  const { keeping, decline } = useSheetKeeper()
  const isAsked = isWished && keeping !== 'kept'

  return (
    <>
      <LateNews>
        {isAsked && (name ? texts.suggestionBy(name) : texts.suggestion)}
      </LateNews>
      {isAsked && (
        <Button size="md" variant="quiet" onClick={() => decline('keep')}>
          {texts.notNow}
        </Button>
      )}
    </>
  )
}

export default SheetSuggestion
