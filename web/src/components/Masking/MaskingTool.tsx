import Banner from 'src/components/ui/Banner'
import Button from 'src/components/ui/Button'
import Stack from 'src/components/ui/Stack'
import Text from 'src/components/ui/Text'
import ToolIcon from 'src/components/ui/ToolIcon'
import { useMasking } from 'src/hooks/useMasking'
import { useMaskingTexts } from 'src/hooks/useMaskingTexts'

import MaskChoice from './MaskChoice'

/** What is covered of the screen, and the way to change it. */
function MaskingTool() {
  const texts = useMaskingTexts()
  const [{ isChoosing, masks, problem }, masking] = useMasking()
  const hasMasks = masks.length > 0

  return (
    <Stack gap="md">
      {isChoosing ? (
        <MaskChoice />
      ) : (
        <Button
          size="lg"
          variant="secondary"
          icon={<ToolIcon name="cover" />}
          onClick={masking.start}
          fullWidth
        >
          {hasMasks ? texts.coverMore : texts.cover}
        </Button>
      )}
      <div role="status">
        {problem && <Banner>{texts.problems[problem]}</Banner>}
        {hasMasks && !isChoosing && <Text align="center">{texts.covered}</Text>}
      </div>
    </Stack>
  )
}

export default MaskingTool
