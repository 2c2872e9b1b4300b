import type { ReactNode } from 'react'

import { useLazyComponent } from 'src/browser/useLazyComponent'
import { useRestoreFocus } from 'src/browser/useRestoreFocus'
import Card from 'src/components/Card'
import Heading from 'src/components/Heading'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import { fetchPickerCoach } from 'src/features/capture'
import { useCaptureSource } from 'src/features/links'
import { useTexts } from 'src/i18n/useTexts'
import type { FontSizeName } from 'src/styles/theme'

interface LazyPickerCoachProps {
  isDrawingOnly?: boolean
  size?: FontSizeName
  children?: ReactNode
}

/**
 * The illustrated instructions for the browser's screen picker. They are loaded
 * after the first paint, so that they are ready before anybody clicks.
 */
export function LazyPickerCoach({ children, ...look }: LazyPickerCoachProps) {
  const hasPicker = useCaptureSource() === 'screen'
  const PickerCoach = useLazyComponent(hasPicker ? fetchPickerCoach : null)

  return PickerCoach ? <PickerCoach {...look} /> : children
}

/**
 * Repeats the instructions for the browser's screen picker, because the picker
 * covers a part of this page.
 */
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
