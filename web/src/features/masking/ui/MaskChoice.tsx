import { useEffect, useRef } from 'react'

import { useHoldFocus } from 'src/browser/useHoldFocus'
import Banner from 'src/components/Banner'
import Button from 'src/components/Button'
import ButtonGrid from 'src/components/ButtonGrid'
import Card from 'src/components/Card'
import Heading from 'src/components/Heading'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import ToolIcon from 'src/components/ToolIcon'
import { maskAround, mostMasks } from 'src/features/masking/mask'
import { usePeerSessionInstance } from 'src/features/session'
import { useMaskingTexts } from 'src/i18n/useMaskingTexts'

import MaskStage from './MaskStage'
import { useMasking } from './useMasking'

const middle = { x: 0.5, y: 0.5 }

/** Lets the sharer draw masks. The whole screen stays hidden meanwhile. */
function MaskChoice() {
  const texts = useMaskingTexts()
  const [{ screenshot, isAwaited, masks, problem }, masking] = useMasking()
  const session = usePeerSessionInstance()
  const heading = useRef<HTMLHeadingElement>(null)
  const room = useHoldFocus<HTMLDivElement>(heading)
  const isFull = masks.length === mostMasks

  useEffect(() => heading.current?.focus(), [])

  return (
    <Card>
      <div ref={room}>
        <Stack gap="md">
          <Heading level={2} ref={heading} tabIndex={-1}>
            {texts.heading}
          </Heading>
          <div role="status">
            {problem && (
              <Banner role={undefined}>{texts.problems[problem]}</Banner>
            )}
            {!screenshot && !isAwaited && !problem && (
              <Text>{texts.taking}</Text>
            )}
            {isAwaited && <Text>{texts.awaited}</Text>}
            {isFull && <Text>{texts.full}</Text>}
          </div>
          <Text>{texts.hidden}</Text>
          <Text>{texts.stays}</Text>
          {screenshot && <MaskStage screenshot={screenshot} />}
          <ButtonGrid>
            {screenshot && !isFull && (
              <Button
                variant="secondary"
                icon="plus"
                onClick={() => masking.add(maskAround(middle))}
              >
                {texts.add}
              </Button>
            )}
            {masks.map((_, index) => (
              <Button
                key={index}
                variant="secondary"
                icon={<ToolIcon name="clear" />}
                onClick={() => masking.remove(index)}
              >
                {texts.remove(index + 1)}
              </Button>
            ))}
          </ButtonGrid>
          <Text tone="muted">{texts.anotherText}</Text>
          <Button
            variant="secondary"
            icon="camera"
            onClick={masking.takeAnother}
            disabled={isAwaited}
            fullWidth
          >
            {texts.another}
          </Button>
          {masks.length > 0 && (
            <Button
              variant="secondary"
              icon="show"
              onClick={session.show}
              fullWidth
            >
              {texts.showRest}
            </Button>
          )}
        </Stack>
      </div>
    </Card>
  )
}

export default MaskChoice
