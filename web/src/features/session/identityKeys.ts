import type { SessionPlan } from './model/plan'

/** A key in `sessionStorage`. */
export const identityKeyOf = (role: SessionPlan['role']): string =>
  `kinscreen.${role}`

/** A Web Lock that the tab with this token holds. */
export const lockOf = (token: string): string => `kinscreen.${token}`
