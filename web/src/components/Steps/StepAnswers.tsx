import Button from 'src/components/ui/Button'
import ButtonGrid from 'src/components/ui/ButtonGrid'
import Text from 'src/components/ui/Text'
import type { Step } from 'src/domain/steps/step'
import { useSpeech } from 'src/hooks/useSpeech'
import type { GuidedStep } from 'src/hooks/useStepGuide'
import { useStepsTexts } from 'src/hooks/useStepsTexts'
import { useTalkingTexts } from 'src/hooks/useTalkingTexts'
import type { StepGuide } from 'src/lib/steps/StepGuide'

interface StepAnswersProps {
  guided: GuidedStep
  guide: StepGuide
  step: Step
  /** what is read aloud */
  text: string
}

/** What there is to say to a step, and what reads it. */
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
