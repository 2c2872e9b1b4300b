import type { Place } from 'src/features/session'

import { bytesOfChunks, chunkCount } from './chunk'
import type { EndReason, Purpose } from './fileMessage'
import {
  type AnnouncedFile,
  type FileRefusal,
  refusedFile,
} from './refusedFile'

/**
 * `declined` and `cancelled`: by a person, on this side if `isOwnDoing`.
 * `gone`: the sender’s page has lost the file. For the others see `EndReason`.
 */
export type Outcome =
  | 'arrived'
  | 'declined'
  | 'cancelled'
  | 'gone'
  | Exclude<EndReason, 'person'>

/** `offered`: not answered yet. `checking`: being verified and saved. */
export type Phase = 'offered' | 'moving' | 'checking' | Outcome

export interface Transfer extends AnnouncedFile {
  id: number
  purpose: Purpose
  /** whether this side sends the file */
  isOwn: boolean
  phase: Phase
  /** that the receiver has */
  bytes: number
  /** whether this side has ended the transfer */
  isOwnDoing: boolean
  /** set if the outcome is `refused` */
  refusal: FileRefusal | null
  /** null until the offer is accepted */
  place: Place | null
  /** whether the person has dismissed the outcome */
  isDismissed: boolean
}

const openPhases: readonly Phase[] = ['offered', 'moving', 'checking']

export const isOpen = ({ phase }: Pick<Transfer, 'phase'>): boolean =>
  openPhases.includes(phase)

/** @returns whether the transfer is accepted and not finished */
export const isUnderWay = ({ phase }: Pick<Transfer, 'phase'>): boolean =>
  phase === 'moving' || phase === 'checking'

/** @returns a transfer in the phase `refused` if the file may not be sent */
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

/** @param count of received chunks; never lowers `bytes` */
export function progressed(transfer: Transfer, count: number): Transfer {
  const { size } = transfer
  const bytes = Math.max(transfer.bytes, bytesOfChunks(count, size))
  const phase = count >= chunkCount(size) ? 'checking' : transfer.phase
  return { ...transfer, bytes, phase }
}

/** @param why as given by the side that ended the transfer */
export function ended(
  transfer: Transfer,
  why: EndReason,
  isOwnDoing: boolean,
  refusal = transfer.refusal
): Transfer {
  const { phase, isOwn } = transfer
  // A receiver who ends a transfer before anything is sent declines the offer.
  const isAnswer = phase === 'offered' && isOwnDoing !== isOwn
  const said = isAnswer ? 'declined' : 'cancelled'
  return {
    ...transfer,
    phase: why === 'person' ? said : why,
    isOwnDoing,
    refusal,
  }
}
