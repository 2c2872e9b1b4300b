import Button from 'src/components/ui/Button'
import Text from 'src/components/ui/Text'
import ToolIcon from 'src/components/ui/ToolIcon'
import { useMasking } from 'src/hooks/useMasking'
import { useMaskingTexts } from 'src/hooks/useMaskingTexts'

/** The way to cover a part of the screen, and whether one is covered. */
function CoverButton() {
  const texts = useMaskingTexts()
  const [{ isChoosing, masks }, masking] = useMasking()
  const hasMasks = masks.length > 0
  if (isChoosing) return null

  return (
    <>
      {hasMasks && <Text align="center">{texts.covered}</Text>}
      <Button
        size="lg"
        variant="secondary"
        icon={<ToolIcon name="cover" />}
        onClick={masking.start}
        fullWidth
      >
        {hasMasks ? texts.coverMore : texts.cover}
      </Button>
    </>
  )
}

export default CoverButton
