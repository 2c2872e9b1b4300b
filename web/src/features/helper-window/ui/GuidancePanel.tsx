import { isAlarmRaised } from 'src/features/session/model/selectors'
import { usePeerSession } from 'src/features/session/ui/usePeerSession'

import PageBoard from './PageBoard'
import PanelAlarm from './PanelAlarm'
import PanelBoard from './PanelBoard'
import PipPortal from './PipPortal'
import SharerMore from './SharerMore'
import { usePanel } from './usePanel'

/** What the helper points at: in a window that stays on top, or else on the page; and what belongs to either. */
function GuidancePanel() {
  const [{ window: panel, canOpen, isSettled }, open] = usePanel()

  const isAlarm = usePeerSession(isAlarmRaised)

  if (panel) {
    return (
      <>
        <PipPortal panel={panel}>
          {isAlarm ? (
            <PanelAlarm panel={panel} />
          ) : (
            <PanelBoard panel={panel} />
          )}
        </PipPortal>
        {!isAlarm && <SharerMore />}
      </>
    )
  }
  return isSettled && !isAlarm ? (
    <PageBoard onOpen={canOpen ? open : null} />
  ) : null
}

export default GuidancePanel
