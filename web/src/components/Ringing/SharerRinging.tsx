import { isSharer } from 'src/domain/peerSession/state'
import { useDeviceAsker } from 'src/hooks/useDeviceAsker'
import { useKeptHelpers } from 'src/hooks/useKeptHelpers'
import { usePeerSession } from 'src/hooks/usePeerSession'

import RingingHelper from './RingingHelper'

/** What a sharer’s page has to do with rings: it learns how, and does it. */
function SharerRinging() {
  useDeviceAsker()
  const helperId = usePeerSession((state) =>
    isSharer(state) ? state.plan.toUserId : null
  )
  const [helpers] = useKeptHelpers()
  const helper = helpers.find(({ id }) => id === helperId)
  return helper ? <RingingHelper helper={helper} /> : null
}

export default SharerRinging
