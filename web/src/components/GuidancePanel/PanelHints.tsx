import { useEffect, useRef } from 'react'

import styled from 'styled-components'

import SharerChat from 'src/components/Chat/SharerChat'
import type { ShownHint } from 'src/hooks/useHint'
import { usePanelTexts } from 'src/hooks/usePanelTexts'
import type { ShownSpot } from 'src/hooks/useScreenshot'
import { showStart } from 'src/lib/browser/showStart'

import OtherHint from './OtherHint'
import Spot from './Spot'

/** Out of sight it keeps what is being written, and a screen reader still says what comes. */
const Message = styled.div<{ $isShown: boolean }>`
  > section {
    display: ${({ $isShown }) => ($isShown ? 'block' : 'none')};
    padding: min(${({ theme }) => theme.space.md}, 5vw);
  }
`

interface PanelHintsProps extends ShownHint {
  spot: ShownSpot | null
}

/** What the helper points at or says, whichever is newer; the other is one click away. */
function PanelHints({
  spot,
  hint,
  newestMs,
  showOther,
  whileWriting,
}: PanelHintsProps) {
  const { idle } = usePanelTexts()
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (hint && place.current) showStart(place.current)
  }, [hint, newestMs])

  return (
    <div ref={place}>
      <Spot
        spot={hint === 'spot' ? spot : null}
        isWindow
        idle={hint ? null : idle}
      />
      <Message $isShown={hint === 'message'} {...whileWriting}>
        <SharerChat canRead={false} />
      </Message>
      <OtherHint shown={hint} onShow={showOther} />
    </div>
  )
}

export default PanelHints
