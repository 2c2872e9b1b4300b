import Button from 'src/components/ui/Button'
import LateNews from 'src/components/ui/LateNews'
import { useGuidance } from 'src/hooks/useGuidance'
import { useHelperName } from 'src/hooks/useHelperName'
import { useSheetKeeper } from 'src/hooks/useSheetKeeper'
import { useSheetsTexts } from 'src/hooks/useSheetsTexts'

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
