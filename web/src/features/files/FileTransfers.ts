import { Store } from 'src/browser/Store'
import type { CallPort } from 'src/features/call'
import type { Saved } from 'src/features/session'

import { FileChannel } from './FileChannel'
import type { OfferLimiter } from './FileLink'
import { FileReceiver } from './FileReceiver'
import { FileSender } from './FileSender'
import type { FileSink } from './FileSink'
import { encodeReceipt, type FileFrame } from './model/chunk'
import { fileFormat, headBytes } from './model/fileFormat'
import {
  type EndReason,
  type FileMessage,
  type Purpose,
} from './model/fileMessage'
import { fileName } from './model/fileName'
import { transferFiles } from './model/fileTransfers'
import {
  type FileCommand,
  type FileEvent,
  type FileTransfersState,
  hasOpen,
  known,
  looksSame,
  noFileTransfers,
} from './model/fileTransferState'
import { MacroScan } from './model/MacroScan'
import {
  type OfferProblem,
  refusedContent,
  refusedFile,
} from './model/refusedFile'

/** All file transfers of a session (docs/decisions/0093). */
export class FileTransfers {
  private readonly published = new Store<FileTransfersState>(noFileTransfers)
  private state = noFileTransfers
  private call: CallPort | null = null
  private channel: FileChannel | null = null
  private readonly senders = new Map<number, FileSender>()
  private readonly receivers = new Map<number, FileReceiver>()
  private readonly sinks = new Map<number, FileSink>()

  readonly subscribe = this.published.subscribe
  /** the progress changes only by whole percent, not with each chunk */
  readonly getSnapshot = this.published.getSnapshot

  /**
   * @param noteSaved called for each received file that was saved on this
   * device
   */
  constructor(
    private readonly limiter: OfferLimiter,
    private readonly noteSaved: (file: Saved) => void,
    private readonly sendMessage: (message: FileMessage) => boolean
  ) {}

  /**
   * Offers a file to the other person.
   *
   * @returns why the file cannot be offered; null once it was offered
   */
  readonly offer = async (
    file: Blob & { name: string },
    purpose: Purpose = 'file'
  ): Promise<OfferProblem | null> => {
    const name = fileName(file.name)
    const facts = { name, size: file.size, mime: file.type.slice(0, 255) }
    const problem =
      refusedFile(facts, purpose) ?? (await problemOf(file, name, purpose))
    if (problem) return problem
    const { state } = this
    if (!state.isLinked) return 'no-connection'
    if (hasOpen(state, true, purpose)) return 'one-at-a-time'
    if (!this.limiter.mayOffer()) return 'too-many'
    const id = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
    this.senders.set(id, this.senderOf(file, id))
    this.handleEvent({ type: 'chosen', id, file: facts, purpose })
    return null
  }

  /**
   * Accepts the offer of a file.
   *
   * @param sink where to write the file; aborted if the offer no longer exists
   */
  readonly take = (id: number, sink: FileSink): void => {
    if (known(this.state, id)?.phase !== 'offered') return sink.abort()
    this.sinks.set(id, sink)
    this.handleEvent({ type: 'taken', id, place: sink.place })
  }

  /** Declines an offer, or cancels a transfer, of either side. */
  readonly end = (id: number): void =>
    this.handleEvent({ type: 'ended', id, why: 'person' })

  readonly dismiss = (id: number): void =>
    this.handleEvent({ type: 'dismissed', id })

  /** @returns ids of the files that this page is offering or sending */
  get held(): number[] {
    return [...this.senders.keys()]
  }

  /** Call this as soon as the call accepts messages; transfers resume. */
  link(call: CallPort): void {
    this.call = call
    this.channel = null
    this.handleEvent({ type: 'linked' })
  }

  /** Call this when the call has ended; transfers wait for the next call. */
  unlink(): void {
    this.call = this.channel = null
    this.handleEvent({ type: 'unlinked' })
  }

  /** Call this when another person comes; ends all open transfers. */
  forget(): void {
    this.handleEvent({ type: 'participant-changed' })
  }

  receive(message: FileMessage): void {
    this.handleEvent({ type: 'message', message })
  }

  private handleEvent(event: FileEvent): void {
    const { state, commands } = transferFiles(this.state, event)
    this.state = state
    if (!looksTheSame(state, this.getSnapshot())) this.published.set(state)
    commands.forEach((command) => this.run(command))
  }

  private run(command: FileCommand): void {
    switch (command.type) {
      case 'say':
        return this.say(command.message)
      case 'send':
        return this.send(command.id, command.from)
      case 'receive':
        return this.expect(command.id)
      case 'verify':
        return this.receivers.get(command.id)?.verify(command.digest)
      case 'halt':
        return this.senders.get(command.id)?.halt()
      case 'drop':
        return this.drop(command.id)
    }
  }

  private say(message: FileMessage): void {
    if (this.call) this.sendMessage(message)
  }

  private send(id: number, from: number): void {
    const wire = this.openChannel()?.wire
    if (wire) this.senders.get(id)?.start(wire, from)
  }

  private expect(id: number): void {
    this.openChannel()
    const sink = this.sinks.get(id)
    const file = known(this.state, id)
    if (!sink || !file || this.receivers.has(id)) return
    const receiver = new FileReceiver(file, sink, {
      progressed: (count) =>
        this.handleEvent({ type: 'progressed', id, count }),
      ready: (count) => this.channel?.send(encodeReceipt(id, count)),
      failed: (why, refusal = null) =>
        this.handleEvent({ type: 'ended', id, why, refusal }),
      saved: () => {
        this.noteSaved({ name: sink.name, place: sink.place })
        this.handleEvent({ type: 'saved', id })
      },
    })
    this.receivers.set(id, receiver)
  }

  private drop(id: number): void {
    this.senders.get(id)?.halt()
    this.senders.delete(id)
    const receiver = this.receivers.get(id)
    if (receiver) receiver.discard()
    this.receivers.delete(id)
    this.sinks.delete(id)
  }

  private openChannel(): FileChannel | null {
    const { call } = this
    if (!call || this.channel) return this.channel
    const channel = FileChannel.of(call, {
      open: () => {
        this.senders.forEach(({ sendOn }) => sendOn())
        this.receivers.forEach((receiver) => receiver.tell())
      },
      // A channel of an earlier call may still deliver messages, which are
      // ignored.
      frame: (frame) => this.channel === channel && this.hear(frame),
    })
    return (this.channel = channel)
  }

  private hear(frame: FileFrame): boolean {
    const { id } = frame
    if (frame.type === 'receipt') {
      this.senders.get(id)?.receipt(frame.count)
      return this.senders.has(id)
    }
    this.receivers.get(id)?.chunk(frame.index, frame.data)
    return this.receivers.has(id)
  }

  private senderOf(file: Blob, id: number): FileSender {
    const end = (why: EndReason) => this.handleEvent({ type: 'ended', id, why })
    return new FileSender(file, id, {
      progressed: (count) =>
        this.handleEvent({ type: 'progressed', id, count }),
      sent: (digest) => this.handleEvent({ type: 'sent', id, digest }),
      unreadable: () => end('unreadable'),
    })
  }
}

const looksTheSame = (one: FileTransfersState, other: FileTransfersState) =>
  one.isLinked === other.isLinked &&
  one.transfers.length === other.transfers.length &&
  one.transfers.every((each, at) => looksSame(each, other.transfers[at]))

/** In bytes. A ZIP file lists the names of its entries at its end. */
const tailBytes = 1_000_000

/**
 * Checks the start and the end of a file before it is offered. The receiver
 * checks the whole file.
 */
async function problemOf(
  file: Blob,
  name: string,
  purpose: Purpose
): Promise<OfferProblem | null> {
  const read = async (from: number, to: number) =>
    new Uint8Array(await file.slice(from, to).arrayBuffer())
  try {
    const head = await read(0, headBytes)
    const refusal = refusedContent(head, name, purpose)
    if (refusal || !fileFormat(name)?.isZip) return refusal
    const scan = new MacroScan()
    scan.add(await read(Math.max(0, file.size - tailBytes), file.size))
    return scan.hasMacros ? 'content' : null
  } catch {
    return 'unreadable'
  }
}
