import { ArrivingBanner } from 'src/components/Banner'
import Button from 'src/components/Button'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import { useSheetsTexts } from 'src/i18n/useSheetsTexts'

import SheetFileButtons from './SheetFileButtons'
import SheetNameForm from './SheetNameForm'
import { useSheetRecorder } from './useSheetRecorder'

function KeepSheet() {
  const texts = useSheetsTexts()
  const { keeping, sheet, hasSteps, isCurrent, keep } = useSheetRecorder()
  if (!hasSteps) return null

  const isKept = keeping === 'kept'
  const hasFailed = keeping === 'full' || keeping === 'denied'
  return (
    <Stack gap="sm">
      {isKept && isCurrent && (
        <ArrivingBanner tone="success">{texts.kept}</ArrivingBanner>
      )}
      {hasFailed && (
        <ArrivingBanner tone="problem">{texts[keeping]}</ArrivingBanner>
      )}
      {!(isKept && isCurrent) && (
        <>
          <Button
            size="lg"
            variant="secondary"
            icon="save"
            disabled={keeping === 'busy'}
            onClick={() => keep(null)}
            fullWidth
          >
            {isKept ? texts.keepAgain : texts.keep}
          </Button>
          {!sheet && (
            <Text size="sm" tone="muted">
              {texts.keepText}
            </Text>
          )}
        </>
      )}
      {sheet && (
        <>
          <SheetFileButtons sheet={sheet} />
          {isKept && (
            <SheetNameForm
              key={sheet.title}
              title={sheet.title}
              onName={keep}
            />
          )}
        </>
      )}
    </Stack>
  )
}

export default KeepSheet
