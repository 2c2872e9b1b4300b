import { useKnownHelper } from 'src/features/kept-helpers/ui/useKnownHelper'
import { isAlarmRaised } from 'src/features/session/model/selectors'
import { usePeerSession } from 'src/features/session/ui/usePeerSession'

import AlarmButton from './AlarmButton'
import AlarmStop from './AlarmStop'

/** In sight wherever the page is scrolled to: the alarm, and once it is raised, the end of the share. */
function AlarmBar() {
  const isRaised = usePeerSession(isAlarmRaised)
  const isKnown = useKnownHelper() !== null

  if (isRaised) return <AlarmStop />
  return isKnown ? null : <AlarmButton />
}

export default AlarmBar
