import type { Place } from 'src/features/session'

import { bytesOfChunks, chunkCount } from './chunk'
import type { EndReason, Purpose } from './fileMessage'
import {
  type AnnouncedFile,
  type FileRefusal,
  refusedFile,
} from './refusedFile'

/**
 * How a transfer ended. `declined`, `cancelled`: by the person at this page if
 * `isOwnDoing` is true, otherwise by the peer. `gone`: the sender's page no
 * longer has the file. The other values are explained at `EndReason`.
 */
export type Outcome =
  | 'arrived'
  | 'declined'
  | 'cancelled'
  | 'gone'
  | Exclude<EndReason, 'person'>

/**
 * `offered`: the receiver has not answered yet. `checking`: all bytes have
 * arrived, and are being verified and saved.
 */
export type Phase = 'offered' | 'moving' | 'checking' | Outcome

export interface Transfer extends AnnouncedFile {
  id: number
  purpose: Purpose
  /** true if this page sends the file, false if it receives the file */
  isOwn: boolean
  phase: Phase
  /** how much of the file the receiver has */
  bytes: number
  /** whether this page has ended the transfer, rather than the peer */
  isOwnDoing: boolean
  /** why the file may not be sent, if `phase` is `refused` */
  refusal: FileRefusal | null
  /** where the file is saved; null until the offer is accepted */
  place: Place | null
  /** whether the person has closed the message about the result */
  isDismissed: boolean
}

const openPhases: readonly Phase[] = ['offered', 'moving', 'checking']

export const isOpen = ({ phase }: Pick<Transfer, 'phase'>): boolean =>
  openPhases.includes(phase)

/** @returns whether the offer was accepted and the transfer has not ended */
export const isUnderWay = ({ phase }: Pick<Transfer, 'phase'>): boolean =>
  phase === 'moving' || phase === 'checking'

/**
 * @returns the new transfer; its phase is `refused` if such a file may not be
 * sent
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

/** @param count how many chunks the receiver has; `bytes` never decreases */
export function progressed(transfer: Transfer, count: number): Transfer {
  const { size } = transfer
  const bytes = Math.max(transfer.bytes, bytesOfChunks(count, size))
  const phase = count >= chunkCount(size) ? 'checking' : transfer.phase
  return { ...transfer, bytes, phase }
}

/** @param why the reason from the side that ended the transfer */
export function ended(
  transfer: Transfer,
  why: EndReason,
  isOwnDoing: boolean,
  refusal = transfer.refusal
): Transfer {
  const { phase, isOwn } = transfer
  // A receiver who ends a transfer that was only offered has declined the
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
