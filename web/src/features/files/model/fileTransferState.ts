import type { Place } from 'src/features/session'

import type { EndReason, FileMessage, Purpose } from './fileMessage'
import type { AnnouncedFile, FileRefusal } from './refusedFile'
import { isOpen, type Transfer } from './transfer'

/** Files on their way between the two people, in both directions. */
export interface FileTransfersState {
  /** the call is open; else everything waits */
  isLinked: boolean
  /** the newest is the last */
  transfers: readonly Transfer[]
}

export const noFileTransfers: FileTransfersState = {
  isLinked: false,
  transfers: [],
}

/** Of those that are over the oldest are forgotten. */
export const mostTransfers = 50

export type FileEvent =
  /** a call is open; both sides have announced what they hold */
  | { type: 'linked' }
  | { type: 'unlinked' }
  /** another person may be there now */
  | { type: 'participant-changed' }
  /** a person on this side offers a file */
  | { type: 'chosen'; id: number; file: AnnouncedFile; purpose: Purpose }
  /** a person on this side takes one */
  | { type: 'taken'; id: number; place: Place }
  /** this side ends it, by its person or because it cannot go on */
  | { type: 'ended'; id: number; why: EndReason; refusal?: FileRefusal | null }
  /** the receiver has so many chunks */
  | { type: 'progressed'; id: number; count: number }
  /** all chunks are sent */
  | { type: 'sent'; id: number; digest: string }
  /** compared with the digest, and saved */
  | { type: 'saved'; id: number }
  /** nobody needs to see any more how it ended */
  | { type: 'dismissed'; id: number }
  | { type: 'message'; message: FileMessage }

/** What the shell has to do, in this order. */
export type FileCommand =
  | { type: 'say'; message: FileMessage }
  /** sends chunks from that byte on */
  | { type: 'send'; id: number; from: number }
  /** expects chunks; called again after an outage */
  | { type: 'receive'; id: number }
  /** compares what has arrived, or will, and saves it */
  | { type: 'verify'; id: number; digest: string }
  /** stops for as long as there is no call */
  | { type: 'halt'; id: number }
  /** releases the file, or what has arrived of it */
  | { type: 'drop'; id: number }

export interface FileTransition {
  state: FileTransfersState
  commands: FileCommand[]
}

/** Of each purpose one at a time is on its way, in each direction. */
export const hasOpen = (
  { transfers }: FileTransfersState,
  isOwn: boolean,
  purpose: Purpose
): boolean =>
  transfers.some(
    (each) => each.isOwn === isOwn && each.purpose === purpose && isOpen(each)
  )

/** What becomes of one transfer. */
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

/** Of an open transfer only: what is over stays as it is. */
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

/** Of those that are over; a peer could make many. */
const mostOver = 2

/** What one has ended oneself needs no words. */
const isOwnEnd = ({ phase, isOwnDoing }: Transfer): boolean =>
  isOwnDoing && (phase === 'cancelled' || phase === 'declined')

/** @returns files that a person has to know of now, the newest last */
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

/** @returns whole percent that have arrived; 100 only for all of it */
export const percentOf = ({ bytes, size }: Transfer): number =>
  Math.floor((100 * bytes) / size)

/** @returns whether it would look the same */
export const looksSame = (one: Transfer, other: Transfer | undefined) =>
  one.id === other?.id &&
  one.phase === other.phase &&
  one.isDismissed === other.isDismissed &&
  percentOf(one) === percentOf(other)
