import { useEffect, useRef } from 'react'

import styled from 'styled-components'

import { showStart } from 'src/browser/showStart'
import SharerChat from 'src/features/chat/ui/SharerChat'
import type { StepGuide } from 'src/features/steps/StepGuide'
import StepBoard from 'src/features/steps/ui/StepBoard'
import type { GuidedStep } from 'src/features/steps/ui/useStepGuide'
import { usePanelTexts } from 'src/i18n/usePanelTexts'

import OtherHints from './OtherHints'
import Pulse from './Pulse'
import Spot from './Spot'
import type { ShownHint } from './useHint'
import type { ShownSpot } from './useScreenshot'

/** Out of sight it keeps what is being written, and a screen reader still says what comes. */
const Message = styled.div<{ $isShown: boolean }>`
  > section {
    display: ${({ $isShown }) => ($isShown ? 'block' : 'none')};
    padding: min(${({ theme }) => theme.space.md}, 5vw);
  }
`

interface PanelHintsProps {
  shown: ShownHint
  spot: ShownSpot | null
  guided: GuidedStep | null
  guide: StepGuide
}

/** What the helper points at, sets as a step or says, whichever is newest; the others are one click away. */
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
          <StepBoard guided={guided} guide={guide} />
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
