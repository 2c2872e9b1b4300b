import { useEffect } from 'react'

import type { PickerDialog } from 'src/browser/pickerDialog'
import { bindPageLifecycle } from 'src/features/session/bindPageLifecycle'
import type { SessionPlan } from 'src/features/session/model/plan'

import { usePeerSessionInstance } from './usePeerSession'

/**
 * Opens the session while the page is mounted.
 *
 * @param role null while the page is not ready to open the session
 */
export function usePeerSessionPlan(
  role: SessionPlan['role'] | null,
  otherId: SessionPlanId,
  dialog: PickerDialog | null = null
): void {
  const session = usePeerSessionInstance()
  useEffect(
    () =>
      role
        ? bindPageLifecycle(
            session,
            role === 'sharer'
              ? { role, toUserId: otherId, dialog }
              : { role, fromUserId: otherId }
          )
        : undefined,
    [session, role, otherId, dialog]
  )
}

type SessionPlanId = Extract<SessionPlan, { role: 'sharer' }>['toUserId']
