import type { Place } from 'src/features/session'

import { bytesOfChunks, chunkCount } from './chunk'
import type { EndReason, Purpose } from './fileMessage'
import {
  type AnnouncedFile,
  type FileRefusal,
  refusedFile,
} from './refusedFile'

/**
 * How a transfer ended. `declined` and `cancelled` come from this side or the
 * other (`isOwnDoing`); `gone` was lost with the sender’s page; for the others
 * see `EndReason`.
 */
export type Outcome =
  | 'arrived'
  | 'declined'
  | 'cancelled'
  | 'gone'
  | Exclude<EndReason, 'person'>

/**
 * `offered` waits for the receiver’s yes, `moving` is being transferred,
 * `checking` has arrived and is verified and saved.
 */
export type Phase = 'offered' | 'moving' | 'checking' | Outcome

/** The transfer of a file from one side to the other. */
export interface Transfer extends AnnouncedFile {
  id: number
  purpose: Purpose
  /** this side sends it */
  isOwn: boolean
  phase: Phase
  /** number of bytes that the receiver has */
  bytes: number
  /** this side has ended it */
  isOwnDoing: boolean
  /** set if the outcome is `refused` */
  refusal: FileRefusal | null
  /** null before it is accepted */
  place: Place | null
  /** finished, and seen by the person */
  isDismissed: boolean
}

const openPhases: readonly Phase[] = ['offered', 'moving', 'checking']

export const isOpen = ({ phase }: Pick<Transfer, 'phase'>): boolean =>
  openPhases.includes(phase)

/** The transfer is in progress, though perhaps waiting for a call. */
export const isUnderWay = ({ phase }: Pick<Transfer, 'phase'>): boolean =>
  phase === 'moving' || phase === 'checking'

/** @returns a new transfer, or one that is already refused */
export function newTransfer(
  id: number,
  file: AnnouncedFile,
  purpose: Purpose,
  isOwn: boolean
): Transfer {
  const { name, size, mime } = file
  const refusal = refusedFile(file, purpose)
  return {
    ...{ id, name, size, mime, purpose, isOwn, refusal },
    phase: refusal ? 'refused' : 'offered',
    bytes: 0,
    isOwnDoing: false,
    place: null,
    isDismissed: false,
  }
}

/**
 * @returns the transfer with that many received chunks; never fewer than before
 */
export function progressed(transfer: Transfer, count: number): Transfer {
  const { size } = transfer
  const bytes = Math.max(transfer.bytes, bytesOfChunks(count, size))
  const phase = count >= chunkCount(size) ? 'checking' : transfer.phase
  return { ...transfer, bytes, phase }
}

/** @param why the reason given by this side (`isOwnDoing`) or the other */
export function ended(
  transfer: Transfer,
  why: EndReason,
  isOwnDoing: boolean,
  refusal = transfer.refusal
): Transfer {
  const { phase, isOwn } = transfer
  // Before anything is sent, an end by the receiver is their answer.
  const isAnswer = phase === 'offered' && isOwnDoing !== isOwn
  const said = isAnswer ? 'declined' : 'cancelled'
  return {
    ...transfer,
    phase: why === 'person' ? said : why,
    isOwnDoing,
    refusal,
  }
}
