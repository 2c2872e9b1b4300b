import Button from 'src/components/Button'
import Text from 'src/components/Text'
import ToolIcon from 'src/components/ToolIcon'
import { useMaskingTexts } from 'src/i18n/useMaskingTexts'

import { useMasking } from './useMasking'

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
