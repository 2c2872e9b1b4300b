import { type ReactNode, useCallback, useRef } from 'react'

import styled from 'styled-components'

import { useHoldFocus } from 'src/browser/useHoldFocus'
import Button from 'src/components/Button'
import Note from 'src/components/Note'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import { useScamWarning } from 'src/features/chat'
import { useSessionTools } from 'src/features/session'
import {
  screenRegionOf,
  type Size,
  type StepPicture,
  usePaint,
} from 'src/features/stage'
import { stepInText } from 'src/features/steps/model/step'
import type { StepGuide } from 'src/features/steps/StepGuide'
import { usePanelTexts } from 'src/i18n/usePanelTexts'
import { useSheetsTexts } from 'src/i18n/useSheetsTexts'
import { useStepsTexts } from 'src/i18n/useStepsTexts'

import StepAnswers from './StepAnswers'
import type { GuidedStep } from './useStepGuide'

const Number = styled.p`
  color: ${({ theme }) => theme.colour.accent};
  font-weight: 700;
`

/** Large enough to be read from a distance. */
const Line = styled.p`
  font-size: ${({ theme }) => theme.headingSize.md};
  font-weight: 700;
  line-height: 1.2;
  overflow-wrap: anywhere;
`

/**
 * Limits the height of the picture, so that the text above and the buttons
 * below stay visible.
 */
const Place = styled.div<{ $shape: number }>`
  max-width: calc(38vh * ${({ $shape }) => $shape});
`

const Canvas = styled.canvas`
  display: block;
  width: 100%;
  border: 1px solid ${({ theme }) => theme.colour.controlBorder};
  border-radius: ${({ theme }) => theme.radius.sm};
`

interface StepPictureViewProps {
  id: number
  picture: StepPicture
  label: string
}

/** Sends a `drawn` message to the helper once the picture is painted. */
function StepPictureView({ id, picture, label }: StepPictureViewProps) {
  const { annotations } = useSessionTools()
  const canvas = useRef<HTMLCanvasElement>(null)
  const { closeUp } = picture
  const paint = useCallback(
    (drawing: CanvasRenderingContext2D, { width, height }: Size) => {
      drawing.imageSmoothingQuality = 'high'
      drawing.drawImage(closeUp, 0, 0, width, height)
    },
    [closeUp]
  )
  const tell = useCallback(
    () => void annotations.send({ type: 'drawn', id }),
    [annotations, id]
  )
  const shape = closeUp.width / closeUp.height
  usePaint(canvas, shape, paint, tell)

  return (
    <Place $shape={shape}>
      <Canvas ref={canvas} role="img" aria-label={label} />
    </Place>
  )
}

interface StepBoardProps {
  guided: GuidedStep
  guide: StepGuide
  /** shown below the steps */
  children?: ReactNode
}

function StepBoard({ guided, guide, children }: StepBoardProps) {
  const texts = useStepsTexts()
  const { leaveOut } = useSheetsTexts()
  const { place } = usePanelTexts()
  const { stepPictures } = useSessionTools()
  const { step, number, count, picture, isPictureTaken } = guided
  const { goBack, goOn } = guided
  const room = useHoldFocus<HTMLDivElement>()
  const where = step && place[screenRegionOf(step.point)]
  const words = step && (stepInText(step.words, texts) ?? where)
  const own = step?.words && 'text' in step.words ? step.words.text : null
  const warning = useScamWarning(
    own && step ? { type: 'text', id: step.id, text: own } : null
  )

  return (
    <div ref={room} tabIndex={-1}>
      <Stack gap="sm">
        <div role="status">
          <Number>{step && texts.step(number, count)}</Number>
          <Line dir="auto">{step ? words : texts.finished}</Line>
          {warning && <Note>{warning}</Note>}
        </div>
        {step && picture && (
          <StepPictureView
            id={step.id}
            picture={picture}
            label={`${texts.picture}: ${where}`}
          />
        )}
        {step && !picture && isPictureTaken && (
          <Text tone="muted">{texts.noPictureHere}</Text>
        )}
        {step && words && (
          <StepAnswers
            {...{ guided, guide, step }}
            text={`${texts.step(number, count)}. ${words}`}
          />
        )}
        <Stack direction="row" gap="sm">
          {goBack && (
            <Button size="md" variant="quiet" onClick={goBack}>
              {texts.back}
            </Button>
          )}
          {goOn && (
            <Button size="md" variant="quiet" onClick={goOn}>
              {texts.next}
            </Button>
          )}
        </Stack>
        {children}
        {step && picture && (
          <Button
            size="md"
            variant="quiet"
            onClick={() => stepPictures.leaveOut(step.id)}
          >
            {leaveOut}
          </Button>
        )}
      </Stack>
    </div>
  )
}

export default StepBoard
