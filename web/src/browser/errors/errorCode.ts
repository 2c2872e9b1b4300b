/**
 * Codes of the specification’s catalogue. The codes for sign-in are not used.
 */
export const productErrorCodes = [
  '404',
  'unknown',
  'network',
  'invalid-account-details',
  'email-taken',
  'no-account-with-email',
  'reset-password-token-invalid',
  'accept-invite-already-member',
  'accept-invite-token-expired',
  'accept-invite-email-mismatch',
  'accept-invite-token-invalid',
] as const

/** The ways in which a share can end. */
export const sharingOutcomes = [
  'sharer-left',
  'sharer-stopped',
  'sharer-returned',
  'viewer-left',
  'already-viewing',
  'viewer-not-proved',
  'viewer-not-compared',
  'stranger-keeps-trying',
  'sharer-not-proved',
] as const

/** Codes that the specification's catalogue does not have. */
export const situationCodes = [
  'someone-else-sharing',
  'declined-by-viewer',
  'declined-by-sharer',
  'display-capture-denied-by-system',
  'display-capture-refused',
  'display-capture-unsupported',
  'display-capture-failed',
  'not-secure-context',
  'browser-unsupported',
  'webrtc-missing',
  'in-app-browser',
  'sign-in-required',
  'camera-refused',
  'camera-failed',
  'calls-blocked',
] as const

export const errorCodes = [
  ...productErrorCodes,
  ...sharingOutcomes,
  ...situationCodes,
] as const

export type ErrorCode = (typeof errorCodes)[number]
