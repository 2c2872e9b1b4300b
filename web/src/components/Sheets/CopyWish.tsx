import ArrivingBanner from 'src/components/Sharing/ArrivingBanner'
import Button from 'src/components/ui/Button'
import ButtonGrid from 'src/components/ui/ButtonGrid'
import LateNews from 'src/components/ui/LateNews'
import { useGuidance } from 'src/hooks/useGuidance'
import { useHelperName } from 'src/hooks/useHelperName'
import { useSheetKeeper } from 'src/hooks/useSheetKeeper'
import { useSheetsTexts } from 'src/hooks/useSheetsTexts'

/** The helper would like a copy of what is kept; the sharer decides. */
function CopyWish() {
  const texts = useSheetsTexts()
  const name = useHelperName()
  const answer = useGuidance(({ sheet }) => sheet.copy)
  const { keeping, giveCopy, decline } = useSheetKeeper()
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

export default CopyWish
