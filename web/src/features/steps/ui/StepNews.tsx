import VisuallyHidden from 'src/components/VisuallyHidden'
import { useGuidance } from 'src/features/messages/useGuidance'
import { numberOf } from 'src/features/steps/model/steps'
import { useStepsTexts } from 'src/i18n/useStepsTexts'

/** How far the sharer is, read out when it changes. */
function StepNews() {
  const texts = useStepsTexts()
  const steps = useGuidance((state) => state.steps)
  const { shownId, done, notFound } = useGuidance((state) => state.progress)
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

export default StepNews
