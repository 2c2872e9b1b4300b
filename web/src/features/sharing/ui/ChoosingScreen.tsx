import { useRestoreFocus } from 'src/browser/useRestoreFocus'
import Card from 'src/components/Card'
import Heading from 'src/components/Heading'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import { useTexts } from 'src/i18n/useTexts'

import LazyPickerCoach from './LazyPickerCoach'

/** Stands behind the browser’s picker and says the same as it. */
function ChoosingScreen() {
  const { sharing } = useTexts()
  const heading = useRestoreFocus<HTMLHeadingElement>()

  return (
    <Stack gap="lg" role="status">
      <Heading ref={heading} tabIndex={-1} align="center">
        {sharing.choosingHeading}
      </Heading>
      <LazyPickerCoach size="xl">
        <Card>
          <Text as="div" size="xl">
            <ol>
              {sharing.choosingSteps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Text>
        </Card>
      </LazyPickerCoach>
    </Stack>
  )
}

export default ChoosingScreen
