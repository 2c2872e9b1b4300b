import type { SessionPlan } from './model/plan'

/** Where a tab keeps its identity in one role, in `sessionStorage`. */
export const identityKeyOf = (role: SessionPlan['role']): string =>
  `kinscreen.${role}`

/** The lock of this browser that a tab with that token holds. */
export const lockOf = (token: string): string => `kinscreen.${token}`
