import { useEffect, useRef } from 'react'

import { useMediaQuery } from 'src/browser/useMediaQuery'
import VisuallyHidden from 'src/components/VisuallyHidden'
import { usePointing } from 'src/features/pointing'
import { useTool } from 'src/features/session'
import { Tool } from 'src/features/stage'
import { numberOf } from 'src/features/steps/model/steps'
import { useStepsTexts } from 'src/i18n/useStepsTexts'
import { media } from 'src/styles/media'

export interface StepsToolProps {
  isOpen: boolean
  /** @param takesFocus whether the list takes the focus from the video */
  onOpen: (takesFocus: boolean) => void
  onClose: () => void
}

/** Announces the sharer’s progress to screen readers. */
function StepNews() {
  const texts = useStepsTexts()
  const steps = useTool('steps', (state) => state.steps)
  const { shownId, done, notFound } = useTool(
    'steps',
    (state) => state.progress
  )
  const said = steps.map(({ id }) => {
    const number = numberOf(steps, id)
    const name = texts.step(number, steps.length)
    if (notFound.includes(id)) return `${name}: ${texts.notFound}`
    if (done.includes(id)) return `${name}: ${texts.done}`
    return id === shownId ? `${name}: ${texts.here}` : null
  })

  return (
    <VisuallyHidden as="ul" aria-live="polite">
      {said.map((line, at) => line && <li key={steps[at]?.id}>{line}</li>)}
    </VisuallyHidden>
  )
}

/**
 * The button that opens the list of steps. If there is space for the list next
 * to the video, choosing the tool for numbers also opens the list.
 */
function StepsTool({ isOpen, onOpen, onClose }: StepsToolProps) {
  const { heading } = useStepsTexts()
  const { tool } = usePointing()
  const count = useTool('steps', ({ steps }) => steps.length)
  const isNarrow = useMediaQuery(media.below('desktop'))
  const isNumbering = tool === 'number'
  const button = useRef<HTMLButtonElement>(null)
  const opens = useRef(onOpen)
  opens.current = onOpen

  useEffect(() => {
    if (isNumbering && !isNarrow) opens.current(false)
  }, [isNumbering, isNarrow])

  // If the focus was in the closed list, it moves to the button.
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
