import PathAdvice from 'src/components/PathAdvice'
import { usePeerSession } from 'src/hooks/usePeerSession'

import LongWait from './LongWait'

/** What to do while the helper is not there, or cannot be reached. */
function ConnectionAdvice() {
  const lacksPath = usePeerSession((state) => state.lacksPath)

  return lacksPath ? <PathAdvice /> : <LongWait />
}

export default ConnectionAdvice
