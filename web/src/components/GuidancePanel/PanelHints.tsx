import { useEffect, useRef } from 'react'

import styled from 'styled-components'

import SharerChat from 'src/components/Chat/SharerChat'
import StepBoard from 'src/components/Steps/StepBoard'
import type { ShownHint } from 'src/hooks/useHint'
import { usePanelTexts } from 'src/hooks/usePanelTexts'
import type { ShownSpot } from 'src/hooks/useScreenshot'
import type { GuidedStep } from 'src/hooks/useStepGuide'
import { showStart } from 'src/lib/browser/showStart'
import type { StepGuide } from 'src/lib/steps/StepGuide'

import OtherHints from './OtherHints'
import Pulse from './Pulse'
import Spot from './Spot'

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
