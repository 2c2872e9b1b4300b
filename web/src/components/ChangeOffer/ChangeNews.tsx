import Banner from 'src/components/ui/Banner'
import Text from 'src/components/ui/Text'
import { changeOf } from 'src/domain/peerSession/selectors'
import { useHelperName } from 'src/hooks/useHelperName'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { usePickingTexts } from 'src/hooks/usePickingTexts'

/** What is shown of the computer, and what has come of changing it. */
function ChangeNews() {
  const picking = usePickingTexts()
  const helperName = useHelperName()
  const change = usePeerSession(changeOf)
  const surface = usePeerSession((state) => state.surface)

  if (change === 'asked') {
    return (
      <Banner>
        {helperName ? picking.askedBy(helperName) : picking.asked}
      </Banner>
    )
  }
  if (change === 'choosing') return <Banner busy>{picking.changing}</Banner>
  if (change === 'kept') return <Banner>{picking.kept}</Banner>
  return surface && surface !== 'camera' ? (
    <Text align="center">{picking.surface[surface]}</Text>
  ) : null
}

export default ChangeNews
