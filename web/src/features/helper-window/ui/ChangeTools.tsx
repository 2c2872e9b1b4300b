import Button from 'src/components/Button'
import Text from 'src/components/Text'
import ToolIcon from 'src/components/ToolIcon'
import { useMasking } from 'src/features/masking'
import {
  changeOf,
  usePeerSession,
  usePeerSessionInstance,
} from 'src/features/session'
import { useMaskingTexts } from 'src/i18n/useMaskingTexts'
import { usePickingTexts } from 'src/i18n/usePickingTexts'

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

function ChangeTools() {
  const session = usePeerSessionInstance()
  const picking = usePickingTexts()
  const change = usePeerSession(changeOf)
  const surface = usePeerSession((state) => state.surface)

  return (
    <>
      {surface && surface !== 'camera' && (
        <Text align="center">{picking.surface[surface]}</Text>
      )}
      {change !== 'asked' && (
        <Button
          size="lg"
          variant="secondary"
          icon="screen"
          onClick={session.change}
          fullWidth
        >
          {picking.change}
        </Button>
      )}
      <CoverButton />
    </>
  )
}

export default ChangeTools
