import type { Verdict } from 'src/features/call/model/controlMessage'

import type { PeerSessionState } from './state'
import { update, type Transition } from './update'

/** Over signalling: the call is over when it is given (PS38). */
export const verdictGiven = (
  state: PeerSessionState,
  control: Verdict
): Transition =>
  update(
    state,
    {},
    ...(state.remoteId
      ? [{ type: 'send-control', remoteId: state.remoteId, control } as const]
      : [])
  )
