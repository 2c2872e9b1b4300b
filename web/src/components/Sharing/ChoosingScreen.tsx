import Card from 'src/components/ui/Card'
import Heading from 'src/components/ui/Heading'
import Stack from 'src/components/ui/Stack'
import Text from 'src/components/ui/Text'
import { useRestoreFocus } from 'src/hooks/useRestoreFocus'
import { useTexts } from 'src/hooks/useTexts'

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
