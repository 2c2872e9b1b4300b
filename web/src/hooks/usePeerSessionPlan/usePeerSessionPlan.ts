import { useEffect } from 'react'

import { usePeerSessionInstance } from 'src/context/PeerSessionContext'
import type { PickerDialog } from 'src/domain/capture/pickerDialog'
import type { SessionPlan } from 'src/domain/peerSession/plan'
import { bindPageLifecycle } from 'src/lib/session/bindPageLifecycle'

/** Opens the session as the page wants it, and closes it with the page. */
export function usePeerSessionPlan(
  role: SessionPlan['role'],
  otherId: SessionPlanId,
  dialog: PickerDialog | null = null
): void {
  const session = usePeerSessionInstance()
  useEffect(
    () =>
      bindPageLifecycle(
        session,
        role === 'sharer'
          ? { role, toUserId: otherId, dialog }
          : { role, fromUserId: otherId }
      ),
    [session, role, otherId, dialog]
  )
}

type SessionPlanId = Extract<SessionPlan, { role: 'sharer' }>['toUserId']
