import LateNews from 'src/components/ui/LateNews'
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

  const news = {
    ...{ none: null, replacing: null },
    asked: helperName ? picking.askedBy(helperName) : picking.asked,
    choosing: picking.changing,
    kept: picking.kept,
  }
  const said = news[change]
  const isShown = !said && surface && surface !== 'camera'

  return (
    <>
      <LateNews busy={change === 'choosing'}>{said}</LateNews>
      {isShown && <Text align="center">{picking.surface[surface]}</Text>}
    </>
  )
}

export default ChangeNews
