import Banner from 'src/components/ui/Banner'
import Button from 'src/components/ui/Button'
import Stack from 'src/components/ui/Stack'
import { useGuidance } from 'src/hooks/useGuidance'
import { useHelperName } from 'src/hooks/useHelperName'
import { useSheetKeeper } from 'src/hooks/useSheetKeeper'
import { useSheetsTexts } from 'src/hooks/useSheetsTexts'

/** The helper suggests to keep a sheet; the button for it stands below. */
function SheetSuggestion() {
  const texts = useSheetsTexts()
  const name = useHelperName()
  const isAsked = useGuidance(({ sheet }) => sheet.keep === 'asked')
  const { keeping, decline } = useSheetKeeper()
  if (!isAsked || keeping === 'kept') return null

  return (
    <Stack gap="sm">
      <Banner>{name ? texts.suggestionBy(name) : texts.suggestion}</Banner>
      <Button size="md" variant="quiet" onClick={() => decline('keep')}>
        {texts.notNow}
      </Button>
    </Stack>
  )
}

export default SheetSuggestion
