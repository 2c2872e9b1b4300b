import { usePanel } from 'src/hooks/usePanel'

import PageBoard from './PageBoard'
import PanelBoard from './PanelBoard'

/** What the helper points at: in a window that stays on top, or else on the page. */
function GuidancePanel() {
  const [{ window: panel, canOpen, isSettled }, open] = usePanel()

  if (panel) return <PanelBoard panel={panel} />
  return isSettled ? <PageBoard onOpen={canOpen ? open : null} /> : null
}

export default GuidancePanel
