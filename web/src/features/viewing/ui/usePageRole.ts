import { useLayoutEffect } from 'react'

import type { SessionPlan } from 'src/features/session/model/plan'

/** Gives the document the colours of a role for as long as its page is there. */
export function usePageRole(role: SessionPlan['role']): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.role = role
    return () => {
      delete dataset.role
    }
  }, [role])
}
