import type { EndReason, FileMessage } from './fileMessage'
import { type Changed, say } from './fileTransferState'
import type { FileRefusal } from './refusedFile'
import { ended, isUnderWay, type Transfer } from './transfer'

/** What the sender says of it, again in each call. */
export const offerOf = ({
  id,
  purpose,
  name,
  size,
  mime,
}: Transfer): FileMessage => ({
  ...{ type: 'file-offer', id, purpose, name, size, mime },
})

/** Sent from the first byte that is missing; the receiver is ready before. */
export const wanted = (transfer: Transfer): Changed => ({
  transfer: isUnderWay(transfer) ? transfer : { ...transfer, phase: 'moving' },
  commands: [
    { type: 'receive', id: transfer.id },
    say({ type: 'file-take', id: transfer.id, from: transfer.bytes }),
  ],
})

/** By its person, or because it cannot go on. */
export const endedHere = (
  transfer: Transfer,
  why: EndReason,
  refusal: FileRefusal | null = null
): Changed => ({
  transfer: ended(transfer, why, true, refusal),
  commands: [
    say({ type: 'file-end', id: transfer.id, why }),
    { type: 'drop', id: transfer.id },
  ],
})
