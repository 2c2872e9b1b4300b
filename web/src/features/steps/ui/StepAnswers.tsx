import Button from 'src/components/Button'
import ButtonGrid from 'src/components/ButtonGrid'
import Text from 'src/components/Text'
import type { Step } from 'src/features/steps/model/step'
import type { StepGuide } from 'src/features/steps/StepGuide'
import { useSpeech } from 'src/i18n/useSpeech'
import { useStepsTexts } from 'src/i18n/useStepsTexts'
import { useTalkingTexts } from 'src/i18n/useTalkingTexts'

import type { GuidedStep } from './useStepGuide'

interface StepAnswersProps {
  guided: GuidedStep
  guide: StepGuide
  step: Step
  /** the text that a button reads aloud */
  text: string
}

function StepAnswers({ guided, guide, step, text }: StepAnswersProps) {
  const talking = useTalkingTexts()
  const texts = useStepsTexts()
  const speech = useSpeech(text, step.id)
  const { isDone, isNotFound } = guided

  return (
    <>
      <ButtonGrid role="group" aria-label={talking.answer}>
        <Button
          size="lg"
          variant="secondary"
          icon="check"
          aria-pressed={isDone}
          onClick={() => guide.done(step.id)}
          fullWidth
        >
          {talking.answers.done}
        </Button>
        <Button
          size="lg"
          variant="secondary"
          icon="hide"
          aria-pressed={isNotFound}
          onClick={() => guide.notFound(step.id)}
          fullWidth
        >
          {talking.answers['not-seen']}
        </Button>
        {speech.isThere && (
          <Button
            size="lg"
            variant="secondary"
            icon="sound"
            onClick={speech.read}
            fullWidth
          >
            {talking.readAloud}
          </Button>
        )}
      </ButtonGrid>
      <div role="status">{isNotFound && <Text>{texts.told}</Text>}</div>
    </>
  )
}

export default StepAnswers
