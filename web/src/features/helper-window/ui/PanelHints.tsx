import { useEffect, useRef } from 'react'

import styled from 'styled-components'

import Button from 'src/components/Button'
import Stack from 'src/components/Stack'
import { SharerChat } from 'src/features/chat'
import type { Hint } from 'src/features/helper-window/hint'
import { useHelperName } from 'src/features/links'
import { SheetOfSteps } from 'src/features/sheets'
import { type GuidedStep, StepBoard, type StepGuide } from 'src/features/steps'
import { usePanelTexts } from 'src/i18n/usePanelTexts'
import { useStepsTexts } from 'src/i18n/useStepsTexts'
import { useTalkingTexts } from 'src/i18n/useTalkingTexts'

import Spot, { Pulse } from './Spot'
import type { ShownHint } from './useHint'
import type { ShownSpot } from './useScreenshot'

/**
 * The element is hidden with CSS and not unmounted, to keep the draft of a
 * reply and to let screen readers announce new messages.
 */
const Message = styled.div<{ $isShown: boolean }>`
  > section {
    display: ${({ $isShown }) => ($isShown ? 'block' : 'none')};
    padding: min(${({ theme }) => theme.space.md}, 5vw);
  }
`

const Place = styled.div`
  > div > button:first-child {
    margin-block-start: ${({ theme }) => theme.space.md};
  }
`

function OtherHints({ hint, others, show }: ShownHint) {
  const panel = usePanelTexts()
  const talking = useTalkingTexts()
  const steps = useStepsTexts()
  const name = useHelperName()
  const labels: Record<Hint, string> = {
    message: name ? talking.fromName(name) : talking.from,
    spot: name ? panel.showsBy(name) : panel.shows,
    step: steps.heading,
  }

  return (
    // A new hint does not replace the chat message while the sharer writes a
    // reply. Only a button for the hint appears, and screen readers announce
    // this button.
    <Place aria-live={hint === 'message' ? 'polite' : 'off'}>
      <Stack gap="sm">
        {others.map((other) => (
          <Button
            key={other}
            variant="secondary"
            onClick={() => show(other)}
            fullWidth
          >
            {labels[other]}
          </Button>
        ))}
      </Stack>
    </Place>
  )
}

/**
 * Scrolls to the start of the element, unless it is already in the upper half
 * of the visible area.
 */
export function showStart(element: Element): void {
  const { top } = element.getBoundingClientRect()
  const seen = seenAround(element)
  if (top >= seen.top && top <= (seen.top + seen.bottom) / 2) return
  element.scrollIntoView({ block: 'start' })
}

/** @returns the edges of the element’s scrolling container, or of the window */
function seenAround(element: Element): { top: number; bottom: number } {
  const page = element.ownerDocument.defaultView ?? window
  let box = element.parentElement
  while (box && !/auto|scroll/.test(page.getComputedStyle(box).overflowY)) {
    box = box.parentElement
  }
  return box?.getBoundingClientRect() ?? { top: 0, bottom: page.innerHeight }
}

interface PanelHintsProps {
  shown: ShownHint
  spot: ShownSpot | null
  guided: GuidedStep | null
  guide: StepGuide
}

/** Shows the newest hint. Buttons show the other hints. */
function PanelHints({ shown, spot, guided, guide }: PanelHintsProps) {
  const { hint, newestMs, whileWriting } = shown
  const { idle } = usePanelTexts()
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (hint && place.current) showStart(place.current)
  }, [hint, newestMs])

  return (
    <div ref={place}>
      {hint === 'step' && guided ? (
        <>
          <Pulse key={guided.newsMs} $isWindow />
          <StepBoard guided={guided} guide={guide}>
            <SheetOfSteps />
          </StepBoard>
        </>
      ) : (
        <Spot
          spot={hint === 'spot' ? spot : null}
          isWindow
          idle={hint ? null : idle}
        />
      )}
      <Message $isShown={hint === 'message'} {...whileWriting}>
        <SharerChat canRead={false} />
      </Message>
      <OtherHints {...shown} />
    </div>
  )
}

export default PanelHints
