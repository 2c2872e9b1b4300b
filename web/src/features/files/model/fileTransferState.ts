import type { Place } from 'src/features/session'

import type { EndReason, FileMessage, Purpose } from './fileMessage'
import type { AnnouncedFile, FileRefusal } from './refusedFile'
import { isOpen, type Transfer } from './transfer'

export interface FileTransfersState {
  /** whether the call accepts messages; otherwise transfers wait */
  isLinked: boolean
  /** all transfers of the session, the newest last */
  transfers: readonly Transfer[]
}

export const noFileTransfers: FileTransfersState = {
  isLinked: false,
  transfers: [],
}

/** With more transfers, the oldest finished ones are removed from the list. */
export const mostTransfers = 50

export type FileEvent =
  /** a call accepts messages; both pages now repeat their open offers */
  | { type: 'linked' }
  | { type: 'unlinked' }
  | { type: 'participant-changed' }
  /** the person at this page offers a file */
  | { type: 'chosen'; id: number; file: AnnouncedFile; purpose: Purpose }
  /** the person at this page accepts the peer's offer */
  | { type: 'taken'; id: number; place: Place }
  /** the person has ended the transfer, or this page cannot continue it */
  | { type: 'ended'; id: number; why: EndReason; refusal?: FileRefusal | null }
  | { type: 'progressed'; id: number; count: number }
  | { type: 'sent'; id: number; digest: string }
  /** this page has checked the digest, and saved the file */
  | { type: 'saved'; id: number }
  /** the person has closed the message about the result */
  | { type: 'dismissed'; id: number }
  | { type: 'message'; message: FileMessage }

/** What `FileTransfers` has to do after an event, in the order of the list. */
export type FileCommand =
  | { type: 'say'; message: FileMessage }
  /** sends chunks from the offset `from`, in bytes */
  | { type: 'send'; id: number; from: number }
  /** prepares for the chunks; given again after each outage */
  | { type: 'receive'; id: number }
  /** compares the file's digest with the sender's, and saves the file */
  | { type: 'verify'; id: number; digest: string }
  /** stops sending until there is another call */
  | { type: 'halt'; id: number }
  /** releases the sent file, or what was received of a file */
  | { type: 'drop'; id: number }

export interface FileTransition {
  state: FileTransfersState
  commands: FileCommand[]
}

/**
 * Whether another file of this purpose is being offered or sent in this
 * direction; only one at a time is allowed.
 */
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

/** Applies `act` to a transfer, unless the transfer has ended. */
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

/** Most finished transfers to show, because a peer could cause many. */
const mostOver = 2

/** People need no message about a transfer that they ended themselves. */
const isOwnEnd = ({ phase, isOwnDoing }: Transfer): boolean =>
  isOwnDoing && (phase === 'cancelled' || phase === 'declined')

/** @returns the transfers that the page shows, newest last */
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

/** @returns the progress in whole percent; 100 only when all has arrived */
export const percentOf = ({ bytes, size }: Transfer): number =>
  Math.floor((100 * bytes) / size)

export const looksSame = (one: Transfer, other: Transfer | undefined) =>
  one.id === other?.id &&
  one.phase === other.phase &&
  one.isDismissed === other.isDismissed &&
  percentOf(one) === percentOf(other)
