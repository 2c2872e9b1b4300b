import type { Place } from 'src/features/session'

import { bytesOfChunks, chunkCount } from './chunk'
import type { EndReason, Purpose } from './fileMessage'
import {
  type AnnouncedFile,
  type FileRefusal,
  refusedFile,
} from './refusedFile'

/**
 * How a transfer ended. `declined` and `cancelled` are decisions of this side
 * or of the other (`isOwnDoing`). `gone`: the sender’s page has lost the file.
 * For the others see `EndReason`.
 */
export type Outcome =
  | 'arrived'
  | 'declined'
  | 'cancelled'
  | 'gone'
  | Exclude<EndReason, 'person'>

/**
 * `offered`: the receiver has not answered yet. `moving`: the file is being
 * transferred. `checking`: it has arrived, and is being verified and saved.
 */
export type Phase = 'offered' | 'moving' | 'checking' | Outcome

/** The transfer of a file from one side to the other. */
export interface Transfer extends AnnouncedFile {
  id: number
  purpose: Purpose
  /** whether this side sends the file */
  isOwn: boolean
  phase: Phase
  /** number of bytes that the receiver has */
  bytes: number
  /** whether this side has ended the transfer */
  isOwnDoing: boolean
  /** set if the outcome is `refused` */
  refusal: FileRefusal | null
  /** null before it is accepted */
  place: Place | null
  /** finished, and its outcome was dismissed by the user */
  isDismissed: boolean
}

const openPhases: readonly Phase[] = ['offered', 'moving', 'checking']

export const isOpen = ({ phase }: Pick<Transfer, 'phase'>): boolean =>
  openPhases.includes(phase)

/**
 * @returns whether the transfer was accepted and has not ended; it may be
 * waiting for a call
 */
export const isUnderWay = ({ phase }: Pick<Transfer, 'phase'>): boolean =>
  phase === 'moving' || phase === 'checking'

/**
 * @returns a new transfer; its phase is `refused` if the file may not be sent
 */
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

/**
 * @param why the reason given by the side that ended it (`isOwnDoing`: this
 * side)
 */
export function ended(
  transfer: Transfer,
  why: EndReason,
  isOwnDoing: boolean,
  refusal = transfer.refusal
): Transfer {
  const { phase, isOwn } = transfer
  // If the receiver ends a transfer before anything is sent, that declines the
  // offer.
  const isAnswer = phase === 'offered' && isOwnDoing !== isOwn
  const said = isAnswer ? 'declined' : 'cancelled'
  return {
    ...transfer,
    phase: why === 'person' ? said : why,
    isOwnDoing,
    refusal,
  }
}
