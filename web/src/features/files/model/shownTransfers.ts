import type { FileTransfersState } from './fileTransferState'
import { isOpen, type Transfer } from './transfer'

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
