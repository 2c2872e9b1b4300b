import { useEffect, useRef } from 'react'

import { useMediaQuery } from 'src/browser/useMediaQuery'
import { useGuidance } from 'src/features/messages/useGuidance'
import { usePointing } from 'src/features/pointing/ui/usePointing'
import Tool from 'src/features/stage/ui/Tool'
import { useStepsTexts } from 'src/i18n/useStepsTexts'
import { media } from 'src/styles/media'

import StepNews from './StepNews'

export interface StepsToolProps {
  isOpen: boolean
  /** @param takesFocus it is used next; else the picture is */
  onOpen: (takesFocus: boolean) => void
  onClose: () => void
}

/** Opens the list of steps, automatically with the tool that makes them; where there is no room beside the picture, it waits. */
function StepsTool({ isOpen, onOpen, onClose }: StepsToolProps) {
  const { heading } = useStepsTexts()
  const { tool } = usePointing()
  const count = useGuidance(({ steps }) => steps.length)
  const isNarrow = useMediaQuery(media.below('desktop'))
  const isNumbering = tool === 'number'
  const button = useRef<HTMLButtonElement>(null)
  const opens = useRef(onOpen)
  opens.current = onOpen

  useEffect(() => {
    if (isNumbering && !isNarrow) opens.current(false)
  }, [isNumbering, isNarrow])

  // Where the keys were may be gone with the list.
  useEffect(() => {
    if (!isOpen && document.activeElement === document.body) {
      button.current?.focus()
    }
  }, [isOpen])

  return (
    <>
      {(isNumbering || isOpen || count > 0) && (
        <Tool
          ref={button}
          icon="number"
          shortcut="steps"
          aria-expanded={isOpen}
          onClick={() => (isOpen ? onClose() : onOpen(true))}
        >
          {count > 0 ? `${heading} (${count})` : heading}
        </Tool>
      )}
      <StepNews />
    </>
  )
}

export default StepsTool
