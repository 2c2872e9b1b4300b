import type { Place } from 'src/features/session'

import { bytesOfChunks, chunkCount } from './chunk'
import type { EndReason, Purpose } from './fileMessage'
import {
  type AnnouncedFile,
  type FileRefusal,
  refusedFile,
} from './refusedFile'

/**
 * How a transfer ended. `declined` and `cancelled` were said on this side or on
 * the other (`isOwnDoing`); `gone` was lost with the sender’s page; for the
 * others see `EndReason`.
 */
export type Outcome =
  | 'arrived'
  | 'declined'
  | 'cancelled'
  | 'gone'
  | Exclude<EndReason, 'person'>

/**
 * `offered` waits for the receiver’s yes, `moving` is on its way, `checking` has
 * arrived and is compared and saved.
 */
export type Phase = 'offered' | 'moving' | 'checking' | Outcome

/** A file on its way from one side to the other. */
export interface Transfer extends AnnouncedFile {
  id: number
  purpose: Purpose
  /** this side sends it */
  isOwn: boolean
  phase: Phase
  /** bytes that the receiver has */
  bytes: number
  /** this side has ended it */
  isOwnDoing: boolean
  /** with `refused` */
  refusal: FileRefusal | null
  /** null before it is taken */
  place: Place | null
  /** over, and seen */
  isDismissed: boolean
}

const openPhases: readonly Phase[] = ['offered', 'moving', 'checking']

export const isOpen = ({ phase }: Pick<Transfer, 'phase'>): boolean =>
  openPhases.includes(phase)

/** It is being sent, though perhaps not at this moment. */
export const isUnderWay = ({ phase }: Pick<Transfer, 'phase'>): boolean =>
  phase === 'moving' || phase === 'checking'

/** @returns the transfer at its beginning, or refused */
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

/** @returns with that many chunks at the receiver; never fewer than before */
export function progressed(transfer: Transfer, count: number): Transfer {
  const { size } = transfer
  const bytes = Math.max(transfer.bytes, bytesOfChunks(count, size))
  const phase = count >= chunkCount(size) ? 'checking' : transfer.phase
  return { ...transfer, bytes, phase }
}

/** @param why as said by this side (`isOwnDoing`) or the other */
export function ended(
  transfer: Transfer,
  why: EndReason,
  isOwnDoing: boolean,
  refusal = transfer.refusal
): Transfer {
  const { phase, isOwn } = transfer
  // Before anything is sent, what the receiver says is an answer.
  const isAnswer = phase === 'offered' && isOwnDoing !== isOwn
  const said = isAnswer ? 'declined' : 'cancelled'
  return {
    ...transfer,
    phase: why === 'person' ? said : why,
    isOwnDoing,
    refusal,
  }
}
