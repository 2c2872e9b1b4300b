import AlarmAdvice from 'src/features/safety/ui/AlarmAdvice'

import PanelFooter from './PanelFooter'
import PanelLayout from './PanelLayout'

/** The same as on the page: nothing of the helper stands beside it. */
const PanelAlarm = ({ panel }: { panel: Window }) => (
  <PanelLayout footer={<PanelFooter />}>
    <AlarmAdvice within={panel.document} />
  </PanelLayout>
)

export default PanelAlarm
