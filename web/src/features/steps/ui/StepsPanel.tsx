import { type ReactNode, useEffect, useRef, useState } from 'react'

import Banner from 'src/components/Banner'
import Button from 'src/components/Button'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import ToolIcon from 'src/components/ToolIcon'
import { useTool } from 'src/features/session'
import { SidePanel } from 'src/features/stage'
import { mostSteps } from 'src/features/steps/model/step'
import { numberOf } from 'src/features/steps/model/steps'
import { useStepsTexts } from 'src/i18n/useStepsTexts'

import StepItem from './StepItem'
import { useStepEditor } from './useStepEditor'

export interface StepsPanelProps {
  takesFocus: boolean
  onClose: () => void
  /** shown below the steps, if there are any */
  children?: ReactNode
}

/**
 * A button that restores the removed step. It takes the focus, because the
 * button that was pressed has disappeared.
 */
function PutBack() {
  const texts = useStepsTexts()
  const { editor } = useStepEditor()
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus()
  }, [])

  return (
    <Stack gap="sm">
      <Banner>{texts.removed}</Banner>
      <Button
        ref={button}
        size="md"
        variant="secondary"
        icon={<ToolIcon name="undo" />}
        onClick={editor.putBack}
      >
        {texts.putBack}
      </Button>
    </Stack>
  )
}

function StepsPanel({ takesFocus, onClose, children }: StepsPanelProps) {
  const texts = useStepsTexts()
  const { editor, placingId, removed, isFull } = useStepEditor()
  const steps = useTool('steps', (state) => state.steps)
  const newestId = useNewestId()
  const [openId, setOpenId] = useState<number | null>(null)
  useEffect(() => setOpenId(newestId), [newestId])

  return (
    <SidePanel title={texts.heading} {...{ takesFocus, onClose }}>
      {placingId !== null && (
        <Stack gap="sm">
          <Banner>{texts.placing(numberOf(steps, placingId))}</Banner>
          <Button
            size="md"
            variant="secondary"
            onClick={() => editor.placeAgain(null)}
          >
            {texts.cancel}
          </Button>
        </Stack>
      )}
      {isFull && <Banner tone="warning">{texts.full(mostSteps)}</Banner>}
      {removed && <PutBack key={removed.step.id} />}
      {steps.length === 0 ? (
        <Text tone="muted">{texts.empty}</Text>
      ) : (
        <Stack as="ol" gap="xs" aria-label={texts.list}>
          {steps.map((step) => (
            <StepItem
              key={step.id}
              {...{ step, steps }}
              isOpen={step.id === openId}
              onToggle={() => setOpenId(step.id === openId ? null : step.id)}
            />
          ))}
        </Stack>
      )}
      {steps.length > 0 && children}
    </SidePanel>
  )
}

const useNewestId = () =>
  useTool('steps', ({ steps }) =>
    steps.reduce<(typeof steps)[number] | null>(
      (newest, step) =>
        (step.liveMs ?? -1) > (newest?.liveMs ?? -1) ? step : newest,
      null
    )
  )?.id ?? null

export default StepsPanel
