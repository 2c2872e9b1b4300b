import {
  added,
  change,
  type Changed,
  type FileEvent,
  type FileTransfersState,
  type FileTransition,
  hasOpen,
  known,
  noFileTransfers,
  same,
  say,
} from './fileTransferState'
import {
  endedHere,
  offerOf,
  reduceFileMessage,
  wanted,
} from './reduceFileMessage'
import {
  isOpen,
  isUnderWay,
  newTransfer,
  progressed,
  type Transfer,
} from './transfer'

/**
 * The rules of file transfers, used by both pages (docs/decisions/0093). A pure
 * function that never throws: an invalid event changes nothing.
 */
export function transferFiles(
  state: FileTransfersState,
  event: FileEvent
): FileTransition {
  switch (event.type) {
    case 'linked':
      return { state: { ...state, isLinked: true }, commands: [] }
    case 'unlinked':
      return unlinked(state)
    case 'participant-changed':
      return forgotten(state)
    case 'chosen':
      return chosen(state, event)
    case 'message':
      return reduceFileMessage(state, event.message)
    case 'dismissed':
      return dismissed(state, event.id)
    default:
      return change(state, event.id, (transfer) => handleEvent(transfer, event))
  }
}

type EventOfTransfer = Extract<
  FileEvent,
  { type: 'taken' | 'ended' | 'progressed' | 'sent' | 'saved' }
>

function unlinked(state: FileTransfersState): FileTransition {
  return {
    state: { ...state, isLinked: false },
    commands: state.transfers
      .filter(isUnderWay)
      .map(({ id }) => ({ type: 'halt', id })),
  }
}

function forgotten({
  isLinked,
  transfers,
}: FileTransfersState): FileTransition {
  return {
    state: { ...noFileTransfers, isLinked },
    commands: transfers.map(({ id }) => ({ type: 'drop', id })),
  }
}

function dismissed(state: FileTransfersState, id: number): FileTransition {
  const transfers = state.transfers.map((each) =>
    each.id === id && !isOpen(each) ? { ...each, isDismissed: true } : each
  )
  return same({ ...state, transfers })
}

function chosen(
  state: FileTransfersState,
  { id, file, purpose }: Extract<FileEvent, { type: 'chosen' }>
): FileTransition {
  if (known(state, id) || hasOpen(state, true, purpose)) return same(state)
  const transfer = newTransfer(id, file, purpose, true)
  return transfer.refusal
    ? added(state, transfer, { type: 'drop', id })
    : added(state, transfer, say(offerOf(transfer)))
}

function handleEvent(
  transfer: Transfer,
  event: EventOfTransfer
): Changed | null {
  const { id, isOwn, phase } = transfer
  switch (event.type) {
    case 'taken':
      return isOwn || phase !== 'offered'
        ? null
        : wanted({ ...transfer, place: event.place })
    case 'ended':
      return endedHere(transfer, event.why, event.refusal)
    case 'progressed':
      return phase === 'moving'
        ? { transfer: progressed(transfer, event.count) }
        : null
    case 'sent':
      return isOwn
        ? {
            transfer,
            commands: [say({ type: 'file-sent', id, digest: event.digest })],
          }
        : null
    case 'saved':
      return isOwn
        ? null
        : {
            transfer: { ...transfer, phase: 'arrived' },
            commands: [say({ type: 'file-arrived', id }), { type: 'drop', id }],
          }
  }
}
