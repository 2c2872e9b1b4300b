import { ArrivingBanner } from 'src/components/Banner'
import Button from 'src/components/Button'
import ButtonGrid from 'src/components/ButtonGrid'
import LateNews from 'src/components/LateNews'
import { useHelperName } from 'src/features/links'
import { useTool } from 'src/features/session'
import { useSheetsTexts } from 'src/i18n/useSheetsTexts'

import { useSheetRecorder } from './useSheetRecorder'

function CopyWish() {
  const texts = useSheetsTexts()
  const name = useHelperName()
  const answer = useTool('sheetWishes', (wishes) => wishes.copy)
  const { keeping, giveCopy, decline } = useSheetRecorder()
  const isAsked = keeping === 'kept' && answer === 'asked'
  if (keeping === 'kept' && answer === 'yes') {
    return <ArrivingBanner tone="success">{texts.copyGiven}</ArrivingBanner>
  }

  return (
    <>
      <LateNews>
        {isAsked && (name ? texts.copyWishBy(name) : texts.copyWish)}
      </LateNews>
      {isAsked && (
        <ButtonGrid>
          <Button size="md" variant="secondary" onClick={giveCopy} fullWidth>
            {texts.giveCopy}
          </Button>
          <Button
            size="md"
            variant="secondary"
            onClick={() => decline('copy')}
            fullWidth
          >
            {texts.notNow}
          </Button>
        </ButtonGrid>
      )}
    </>
  )
}

/**
 * Says that the helper suggests storing the instructions. The button that
 * stores them is further down on the page.
 */
export function SheetSuggestion() {
  const texts = useSheetsTexts()
  const name = useHelperName()
  const isWished = useTool('sheetWishes', (wishes) => wishes.keep === 'asked')
  const { keeping, decline } = useSheetRecorder()
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

export default CopyWish
