import type { SessionPlan } from './model/plan'

/** The key in `sessionStorage` of a tab's identity in one role. */
export const identityKeyOf = (role: SessionPlan['role']): string =>
  `kinscreen.${role}`

/** The lock that the tab with this token holds. */
export const lockOf = (token: string): string => `kinscreen.${token}`
