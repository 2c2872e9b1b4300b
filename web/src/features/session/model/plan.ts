import type { PickerDialog } from 'src/browser/pickerDialog'
import { parseUserId, type UserId, viewerIdOf } from 'src/features/links'

export interface SharerPlan {
  role: 'sharer'
  toUserId: UserId | null
  /** the browser’s picker dialog; null for a camera */
  dialog?: PickerDialog | null
}

export interface ViewerPlan {
  role: 'viewer'
  fromUserId: UserId | null
}

/** The role of this page, and the user id in its URL. */
export type SessionPlan = SharerPlan | ViewerPlan

/** @returns the id that the sharer calls; null if the id is not known yet */
export function calleeOf(
  plan: SharerPlan,
  ownId: UserId | null
): UserId | null {
  return plan.toUserId ?? (ownId && viewerIdOf(ownId))
}

/**
 * @param ownId an id that a tab of this browser had before
 * @returns whether the share of this tab with `remoteId` belongs to the plan
 */
export const wasOfPlan = (
  plan: SessionPlan,
  ownId: UserId | null,
  remoteId: UserId
): boolean =>
  plan.role === 'sharer'
    ? calleeOf(plan, ownId) === remoteId
    : plan.fromUserId === null || plan.fromUserId === remoteId

/** @returns the only id that the plan allows; null if any id is allowed */
export function prescribedId(plan: SessionPlan): UserId | null {
  return plan.role === 'viewer' && plan.fromUserId
    ? viewerIdOf(plan.fromUserId)
    : null
}

/**
 * Whether a taken id is an error: if the id is prescribed, somebody is already
 * viewing (specification §4).
 */
export function errorIfDesiredIdNotAvailable(plan: SessionPlan): boolean {
  return prescribedId(plan) !== null
}

/** @returns the base id, followed by a suffix above 1 (specification §4) */
export function withSuffix(base: UserId, suffix: number): UserId {
  return suffix === 1 ? base : (parseUserId(`${base}${suffix}`) ?? base)
}

export function samePlan(a: SessionPlan, b: SessionPlan): boolean {
  return (
    a.role === b.role &&
    (a.role === 'sharer'
      ? b.role === 'sharer' && a.toUserId === b.toUserId
      : b.role === 'viewer' && a.fromUserId === b.fromUserId)
  )
}
