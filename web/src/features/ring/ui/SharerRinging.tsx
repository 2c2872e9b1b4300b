import { useKeptHelpers } from 'src/features/kept-helpers/ui/useKeptHelpers'
import { isSharer } from 'src/features/session/model/state'
import { usePeerSession } from 'src/features/session/ui/usePeerSession'

import RingingHelper from './RingingHelper'
import { useDeviceAsker } from './useDeviceAsker'

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
