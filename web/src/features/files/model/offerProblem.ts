import type { FileRefusal } from './refusedFile'

/** Why a file was not even offered. */
export type OfferProblem =
  | FileRefusal
  | 'unreadable'
  | 'no-connection'
  | 'one-at-a-time'
  | 'too-many'
  /** the peer's page cannot take files */
  | 'older'
