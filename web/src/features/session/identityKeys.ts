import type { SessionPlan } from './model/plan'

/** In `sessionStorage`. */
export const identityKeyOf = (role: SessionPlan['role']): string =>
  `kinscreen.${role}`

/** Held by the tab with this token. */
export const lockOf = (token: string): string => `kinscreen.${token}`
