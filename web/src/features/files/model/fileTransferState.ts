import type { Place } from 'src/features/session'

import type { EndReason, FileMessage, Purpose } from './fileMessage'
import type { AnnouncedFile, FileRefusal } from './refusedFile'
import { isOpen, type Transfer } from './transfer'

export interface FileTransfersState {
  /** whether the call accepts messages; otherwise all transfers wait */
  isLinked: boolean
  /** the newest comes last */
  transfers: readonly Transfer[]
}

export const noFileTransfers: FileTransfersState = {
  isLinked: false,
  transfers: [],
}

/** Beyond this number, the oldest finished transfers are forgotten. */
export const mostTransfers = 50

export type FileEvent =
  /** a call is open, in which both sides announce their open offers */
  | { type: 'linked' }
  | { type: 'unlinked' }
  | { type: 'participant-changed' }
  /** a person on this side offers a file */
  | { type: 'chosen'; id: number; file: AnnouncedFile; purpose: Purpose }
  /** a person on this side accepts an offer */
  | { type: 'taken'; id: number; place: Place }
  /** a person on this side cancels the transfer, or it cannot continue */
  | { type: 'ended'; id: number; why: EndReason; refusal?: FileRefusal | null }
  | { type: 'progressed'; id: number; count: number }
  | { type: 'sent'; id: number; digest: string }
  /** the file matches the digest, and is saved */
  | { type: 'saved'; id: number }
  /** the person has seen the outcome */
  | { type: 'dismissed'; id: number }
  | { type: 'message'; message: FileMessage }

/** What the caller of `transferFiles` has to do, in this order. */
export type FileCommand =
  | { type: 'say'; message: FileMessage }
  /** sends chunks, starting with the byte `from` */
  | { type: 'send'; id: number; from: number }
  /** repeated after an outage */
  | { type: 'receive'; id: number }
  /** compares the complete file with the digest, and saves it */
  | { type: 'verify'; id: number; digest: string }
  /** while there is no call */
  | { type: 'halt'; id: number }
  /** releases the file, or the received part of it */
  | { type: 'drop'; id: number }

export interface FileTransition {
  state: FileTransfersState
  commands: FileCommand[]
}

/** Only one open transfer of each purpose is possible in each direction. */
export const hasOpen = (
  { transfers }: FileTransfersState,
  isOwn: boolean,
  purpose: Purpose
): boolean =>
  transfers.some(
    (each) => each.isOwn === isOwn && each.purpose === purpose && isOpen(each)
  )

export interface Changed {
  transfer: Transfer
  commands?: FileCommand[]
}

export const same = (state: FileTransfersState): FileTransition => ({
  state,
  commands: [],
})

export const say = (message: FileMessage): FileCommand => ({
  type: 'say',
  message,
})

export const known = (
  state: FileTransfersState,
  id: number
): Transfer | undefined => state.transfers.find((each) => each.id === id)

/** Changes only an open transfer. */
export function change(
  state: FileTransfersState,
  id: number,
  act: (transfer: Transfer) => Changed | null
): FileTransition {
  const transfer = known(state, id)
  const changed = transfer && isOpen(transfer) ? act(transfer) : null
  if (!changed) return same(state)
  const transfers = state.transfers.map((each) =>
    each === transfer ? changed.transfer : each
  )
  return {
    state: { ...state, transfers },
    commands: changed.commands ?? [],
  }
}

export function added(
  state: FileTransfersState,
  transfer: Transfer,
  ...commands: FileCommand[]
): FileTransition {
  const all = [...state.transfers, transfer]
  const surplus = all.length - mostTransfers
  const over = all
    .filter((each) => !isOpen(each))
    .slice(0, Math.max(surplus, 0))
  const transfers = all.filter((each) => !over.includes(each))
  return { state: { ...state, transfers }, commands }
}

/** A peer could cause many finished transfers. */
const mostOver = 2

/** People need no message about a transfer that they have ended themselves. */
const isOwnEnd = ({ phase, isOwnDoing }: Transfer): boolean =>
  isOwnDoing && (phase === 'cancelled' || phase === 'declined')

/** @returns the transfers to show, the newest last */
export function shownTransfers({
  transfers,
}: FileTransfersState): readonly Transfer[] {
  const files = transfers.filter(({ purpose }) => purpose === 'file')
  const over = files.filter(
    (each) => !isOpen(each) && !each.isDismissed && !isOwnEnd(each)
  )
  const shown = over.slice(-mostOver)
  return files.filter((each) => isOpen(each) || shown.includes(each))
}

/** @returns whole percent; 100 only if the file is complete */
export const percentOf = ({ bytes, size }: Transfer): number =>
  Math.floor((100 * bytes) / size)

export const looksSame = (one: Transfer, other: Transfer | undefined) =>
  one.id === other?.id &&
  one.phase === other.phase &&
  one.isDismissed === other.isDismissed &&
  percentOf(one) === percentOf(other)
