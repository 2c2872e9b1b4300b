import { useEffect, useRef } from 'react'

import Banner from 'src/components/ui/Banner'
import Button from 'src/components/ui/Button'
import Stack from 'src/components/ui/Stack'
import ToolIcon from 'src/components/ui/ToolIcon'
import { useStepEditor } from 'src/hooks/useStepEditor'
import { useStepsTexts } from 'src/hooks/useStepsTexts'

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
