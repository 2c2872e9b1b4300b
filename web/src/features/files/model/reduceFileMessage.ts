import { chunkCount, isChunkEnd } from './chunk'
import {
  type EndReason,
  type FileMessage,
  type Purpose,
  purposes,
} from './fileMessage'
import {
  added,
  change,
  type Changed,
  type FileTransfersState,
  type FileTransition,
  hasOpen,
  known,
  same,
  say,
} from './fileTransferState'
import type { FileRefusal } from './refusedFile'
import {
  ended,
  isOpen,
  isUnderWay,
  newTransfer,
  progressed,
  type Transfer,
} from './transfer'

export function reduceFileMessage(
  state: FileTransfersState,
  message: FileMessage
): FileTransition {
  switch (message.type) {
    case 'files':
      return announced(state, message.holds)
    case 'file-offer':
      return offered(state, message)
    default:
      return change(state, message.id, (transfer) => heard(transfer, message))
  }
}

type OfTransfer = Exclude<FileMessage, { type: 'files' | 'file-offer' }>

/**
 * @returns the message that offers this file; the sender repeats it in each
 * call
 */
export const offerOf = ({
  id,
  purpose,
  name,
  size,
  mime,
}: Transfer): FileMessage => ({
  ...{ type: 'file-offer', id, purpose, name, size, mime },
})

/**
 * Asks the sender for the rest of the file. `receive` comes first, because
 * chunks may arrive at once.
 */
export const wanted = (transfer: Transfer): Changed => ({
  transfer: isUnderWay(transfer) ? transfer : { ...transfer, phase: 'moving' },
  commands: [
    { type: 'receive', id: transfer.id },
    say({ type: 'file-take', id: transfer.id, from: transfer.bytes }),
  ],
})

/**
 * This page ends the transfer, because the person has cancelled it or because
 * it cannot continue.
 */
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

function heard(transfer: Transfer, message: OfTransfer): Changed | null {
  const { id, isOwn, size, phase } = transfer
  switch (message.type) {
    case 'file-take':
      if (!isOwn) return null
      return isChunkEnd(message.from, size)
        ? sending(transfer, message.from)
        : endedHere(transfer, 'broken')
    case 'file-sent':
      return isOwn || phase === 'offered'
        ? null
        : {
            transfer,
            commands: [{ type: 'verify', id, digest: message.digest }],
          }
    case 'file-arrived':
      return isOwn && phase !== 'offered'
        ? {
            transfer: { ...transfer, phase: 'arrived', bytes: size },
            commands: [{ type: 'drop', id }],
          }
        : null
    case 'file-end':
      return {
        transfer: ended(transfer, message.why, false),
        commands: [{ type: 'drop', id }],
      }
  }
}

/**
 * Sends the file from the offset `from`. The offset can be lower than before,
 * if the receiver has reloaded the page and starts again.
 */
const sending = (transfer: Transfer, from: number): Changed => ({
  transfer: progressed(
    { ...transfer, phase: 'moving', bytes: 0 },
    chunkCountUpTo(from, transfer.size)
  ),
  commands: [{ type: 'send', id: transfer.id, from }],
})

const chunkCountUpTo = (from: number, size: number): number =>
  from === size ? chunkCount(size) : chunkCount(from)

function offered(
  state: FileTransfersState,
  { id, purpose, ...file }: Extract<FileMessage, { type: 'file-offer' }>
): FileTransition {
  const before = known(state, id)
  if (before) return before.isOwn ? same(state) : reminded(state, before)
  const end = (why: EndReason) => say({ type: 'file-end', id, why })
  if (!isPurpose(purpose)) return { state, commands: [end('refused')] }
  if (hasOpen(state, false, purpose)) {
    return { state, commands: [end('busy')] }
  }
  const transfer = newTransfer(id, file, purpose, false)
  return transfer.refusal
    ? added(state, transfer, end('refused'))
    : added(state, transfer)
}

const isPurpose = (text: string): text is Purpose =>
  (purposes as readonly string[]).includes(text)

/**
 * The sender repeats an offer that has ended here, so the message about its end
 * was lost: sends it again.
 */
function reminded(
  state: FileTransfersState,
  { id, phase }: Transfer
): FileTransition {
  if (isOpen({ phase })) return same(state)
  const message: FileMessage =
    phase === 'arrived'
      ? { type: 'file-arrived', id }
      : { type: 'file-end', id, why: reasonOf(phase) }
  return { state, commands: [say(message)] }
}

const reasonOf = (phase: Transfer['phase']): EndReason =>
  phase === 'refused' || phase === 'broken' || phase === 'unsaved'
    ? phase
    : 'person'

/**
 * After a reconnect, repeats our open offers, and gives up the transfers whose
 * ids the peer's page no longer has.
 */
function announced(
  state: FileTransfersState,
  holds: readonly number[]
): FileTransition {
  return state.transfers
    .filter(isOpen)
    .reduce<FileTransition>((before, { id }) => {
      const next = change(before.state, id, (each) => resumed(each, holds))
      return {
        state: next.state,
        commands: [...before.commands, ...next.commands],
      }
    }, same(state))
}

function resumed(transfer: Transfer, holds: readonly number[]): Changed {
  const { id, isOwn } = transfer
  if (isOwn) return { transfer, commands: [say(offerOf(transfer))] }
  if (!holds.includes(id)) {
    return {
      transfer: { ...transfer, phase: 'gone' },
      commands: [{ type: 'drop', id }],
    }
  }
  return isUnderWay(transfer) ? wanted(transfer) : { transfer }
}
