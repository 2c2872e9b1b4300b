import styled from 'styled-components'

import { useRecent } from 'src/browser/useRecent'
import Icon, { type IconName } from 'src/components/Icon'
import { useGuidance } from 'src/features/messages/useGuidance'
import type { Step } from 'src/features/steps/model/step'
import { useStepsTexts } from 'src/i18n/useStepsTexts'

const Line = styled.p`
  display: flex;
  align-items: flex-start;
  font-size: ${({ theme }) => theme.fontSize.sm};
  line-height: 1.3;

  > svg {
    margin-inline-end: 0.4em;
  }
`

/** A picture is taken in less. */
const pictureWithinMs = 3_000

/** How far the sharer is with it; StepNews reads it out. */
function StepStatus({ step: { id, liveMs } }: { step: Step }) {
  const isNew = useRecent(liveMs, pictureWithinMs)
  const texts = useStepsTexts()
  const { shownId, done, notFound, pictured } = useGuidance(
    (state) => state.progress
  )
  const isTold = useGuidance(({ steps, progress }) =>
    [...progress.pictured, ...progress.done, progress.shownId].some((known) =>
      steps.some((step) => step.id === known)
    )
  )
  const line = (icon: IconName, words: string) => (
    <Line>
      <Icon name={icon} />
      <span>{words}</span>
    </Line>
  )

  return (
    <>
      {notFound.includes(id) && line('warning', texts.notFound)}
      {done.includes(id) && line('check', texts.done)}
      {id === shownId && line('show', texts.here)}
      {isTold &&
        !isNew &&
        !pictured.includes(id) &&
        line('info', texts.noPicture)}
    </>
  )
}

export default StepStatus
