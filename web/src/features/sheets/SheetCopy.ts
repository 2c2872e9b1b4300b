import { Store } from 'src/browser/Store'
import {
  type FileSink,
  type FileTransfers,
  isOpen,
  type Transfer,
} from 'src/features/files'
import {
  type PeerSession,
  type SessionTools,
  onParticipantChange,
} from 'src/features/session'

import type { Sheet } from './model/sheet'
import { mostSheetBytes, parseSheetFile } from './model/sheetFile'
import type { SheetStore } from './SheetStore'

export type CopyArrival = 'none' | 'arrived' | 'failed'

interface SheetCopyDependencies {
  session: Pick<PeerSession, 'subscribe' | 'getSnapshot'>
  tools: {
    sheetWishes: Pick<SessionTools['sheetWishes'], 'send'>
    files: Pick<SessionTools['files'], 'subscribe' | 'getSnapshot'>
  }
  sheetStore: Pick<SheetStore, 'write'>
}

class SheetSink implements FileSink {
  readonly place = 'sheets'
  name = ''
  private blocks: Uint8Array[] = []

  /**
   * @param keep stores the received instructions; rejects if that is impossible
   */
  constructor(private readonly keep: (sheet: Sheet) => Promise<unknown>) {}

  async write(block: Uint8Array): Promise<void> {
    this.blocks.push(block)
  }

  async finish(): Promise<void> {
    const decoder = new TextDecoder()
    const parts = this.blocks.map((block) =>
      decoder.decode(block, { stream: true })
    )
    this.blocks = []
    const sheet = parseSheetFile(parts.join('') + decoder.decode())
    if (!sheet) throw new Error('What has arrived is no sheet')
    await this.keep(sheet)
    this.name = sheet.title
  }

  abort(): void {
    this.blocks = []
  }
}

/**
 * Runs on the helper's page. It receives a copy of the saved instructions
 * ("sheet"), and refuses a copy that was not requested.
 */
export class SheetCopy {
  private readonly state = new Store<CopyArrival>('none')
  private isAsked = false
  private takenId: number | null = null
  private transfers: FileTransfers | null = null

  readonly subscribe = this.state.subscribe
  readonly getSnapshot = this.state.getSnapshot

  constructor(private readonly given: SheetCopyDependencies) {
    onParticipantChange(given.session, this.forget)
    given.tools.files.subscribe(this.followLink)
    this.followLink()
  }

  readonly ask = (): void => {
    const wish = { type: 'sheet-wish', wish: 'copy' } as const
    if (!this.given.tools.sheetWishes.send(wish)) return
    this.isAsked = true
    this.state.set('none')
  }

  /**
   * Called when another sharer connects: drops the request for a copy, because
   * the new sharer was not asked.
   */
  private readonly forget = (): void => {
    this.isAsked = false
    this.state.set('none')
  }

  private readonly followLink = (): void => {
    const { transfers } = this.given.tools.files.getSnapshot()
    if (!transfers || transfers === this.transfers) return
    this.transfers = transfers
    transfers.subscribe(this.followTransfers)
    this.followTransfers()
  }

  private readonly followTransfers = (): void => {
    const sheets = this.transfers
      ?.getSnapshot()
      .transfers.filter(({ purpose, isOwn }) => purpose === 'sheet' && !isOwn)
    sheets?.forEach((each) => {
      if (each.phase === 'offered') this.answer(each)
      else if (each.id === this.takenId && !isOpen(each)) this.end(each)
    })
  }

  private answer({ id, size }: Transfer): void {
    const isWanted = this.isAsked && size <= mostSheetBytes
    this.isAsked = false
    if (!isWanted) {
      // The request may be from before a reload of this page. The user sees the
      // failure and can ask again.
      if (this.getSnapshot() === 'none') this.state.set('failed')
      return this.transfers?.end(id)
    }
    this.takenId = id
    this.transfers?.take(id, new SheetSink(this.given.sheetStore.write))
  }

  private end({ phase }: Transfer): void {
    this.takenId = null
    this.state.set(phase === 'arrived' ? 'arrived' : 'failed')
  }
}
