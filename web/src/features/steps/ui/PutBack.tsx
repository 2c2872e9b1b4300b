import { useEffect, useRef } from 'react'

import Banner from 'src/components/Banner'
import Button from 'src/components/Button'
import Stack from 'src/components/Stack'
import ToolIcon from 'src/components/ToolIcon'
import { useStepsTexts } from 'src/i18n/useStepsTexts'

import { useStepEditor } from './useStepEditor'

/** The way back from a removal; the button that was pressed for it has gone. */
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

export default PutBack
