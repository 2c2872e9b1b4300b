import { isAlarmRaised } from 'src/domain/peerSession/selectors'
import { useKnownHelper } from 'src/hooks/useKnownHelper'
import { usePeerSession } from 'src/hooks/usePeerSession'

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
