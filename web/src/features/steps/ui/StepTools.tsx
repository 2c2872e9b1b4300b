import { useEffect, useRef } from 'react'

import styled from 'styled-components'

import Button from 'src/components/Button'
import ToolIcon, { type ToolIconName } from 'src/components/ToolIcon'
import { usePointing } from 'src/features/pointing'
import type { Step } from 'src/features/steps/model/step'
import { useStepsTexts } from 'src/i18n/useStepsTexts'

import { useStepEditor } from './useStepEditor'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin: -2px;

  > button {
    margin: 2px;
  }
`

const Square = styled(Button)`
  width: ${({ theme }) => theme.target};
  min-height: ${({ theme }) => theme.target};
  padding: 0;

  > svg {
    margin: 0;
  }
  &[aria-disabled='true'] {
    opacity: 0.45;
  }
`

const Small = styled(Button)`
  min-height: ${({ theme }) => theme.target};
`

interface StepToolsProps {
  step: Step
  number: number
  count: number
}

function StepTools({ step: { id }, number, count }: StepToolsProps) {
  const texts = useStepsTexts()
  const { editor } = useStepEditor()
  const { pointing } = usePointing()
  const pressed = useRef<HTMLButtonElement | null>(null)

  // After a move in the list, the pressed button takes the focus again, because
  // it loses the focus when React moves its element.
  useEffect(() => {
    pressed.current?.focus()
    pressed.current = null
  }, [number])

  const square = (
    icon: ToolIconName,
    name: string,
    press: () => void,
    isPossible = true
  ) => (
    <Square
      variant="secondary"
      aria-label={name}
      title={name}
      aria-disabled={!isPossible}
      data-repeats={icon === 'up' || icon === 'down' ? '' : undefined}
      onClick={({ currentTarget }) => {
        if (!isPossible) return
        pressed.current = currentTarget
        press()
      }}
    >
      <ToolIcon name={icon} />
    </Square>
  )

  return (
    <Row>
      {square('up', texts.up(number), () => editor.move(id, -1), number > 1)}
      {square(
        'down',
        texts.down(number),
        () => editor.move(id, 1),
        number < count
      )}
      <Small
        size="xs"
        variant="secondary"
        icon={<ToolIcon name="point" />}
        onClick={() => {
          pointing.choose('number')
          editor.placeAgain(id)
        }}
      >
        {texts.placeAgain}
      </Small>
      <Small
        size="xs"
        variant="secondary"
        icon="show"
        onClick={() => editor.show(id)}
      >
        {texts.showThem}
      </Small>
      {square('clear', texts.remove(number), () => editor.remove(id))}
    </Row>
  )
}

export default StepTools
