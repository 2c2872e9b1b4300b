import LateNews from 'src/components/ui/LateNews'
import { changeOf } from 'src/domain/peerSession/selectors'
import { useHelperName } from 'src/hooks/useHelperName'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { usePickingTexts } from 'src/hooks/usePickingTexts'

/** What has come of changing what is shown. */
function ChangeNews() {
  const picking = usePickingTexts()
  const helperName = useHelperName()
  const change = usePeerSession(changeOf)

  const news = {
    ...{ none: null, replacing: null },
    asked: helperName ? picking.askedBy(helperName) : picking.asked,
    choosing: picking.changing,
    kept: picking.kept,
  }
  return <LateNews busy={change === 'choosing'}>{news[change]}</LateNews>
}

export default ChangeNews
