import LateNews from 'src/components/LateNews'
import { useHelperName } from 'src/features/links'
import { changeOf } from 'src/features/session/model/selectors'
import { usePickingTexts } from 'src/i18n/usePickingTexts'

import { usePeerSession } from './usePeerSession'

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
