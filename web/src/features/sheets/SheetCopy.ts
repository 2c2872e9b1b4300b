import { Store } from 'src/browser/Store'
import type { FileTransfers } from 'src/features/files/FileTransfers'
import { isOpen, type Transfer } from 'src/features/files/model/transfer'
import type { PeerSession } from 'src/features/session/PeerSession'
import { whenSomebodyElse } from 'src/features/session/whenSomebodyElse'
import type { SessionTools } from 'src/layouts/SessionLayout/createSessionTools'

import { mostSheetBytes } from './model/sheetFile'
import type { SheetShelf } from './SheetShelf'
import { SheetSink } from './SheetSink'

/** What has come of what was asked for last. */
export type CopyArrival = 'none' | 'arrived' | 'failed'

interface SheetCopyDependencies {
  session: Pick<PeerSession, 'subscribe' | 'getSnapshot'>
  tools: {
    guidance: Pick<SessionTools['guidance'], 'say'>
    files: Pick<SessionTools['files'], 'subscribe' | 'getSnapshot'>
  }
  shelf: Pick<SheetShelf, 'write'>
}

/** The helper’s copy of a sheet: it is asked for, and only then taken. */
export class SheetCopy {
  private readonly state = new Store<CopyArrival>('none')
  private isAsked = false
  private takenId: number | null = null
  private transfers: FileTransfers | null = null

  readonly subscribe = this.state.subscribe
  readonly getSnapshot = this.state.getSnapshot

  constructor(private readonly given: SheetCopyDependencies) {
    whenSomebodyElse(given.session, this.forget)
    given.tools.files.subscribe(this.followLink)
    this.followLink()
  }

  readonly ask = (): void => {
    const wish = { type: 'sheet-wish', wish: 'copy' } as const
    if (!this.given.tools.guidance.say(wish)) return
    this.isAsked = true
    this.state.set('none')
  }

  /** Who comes next was not asked. */
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
      // Perhaps asked for by this page before it was reloaded: it can ask again.
      if (this.getSnapshot() === 'none') this.state.set('failed')
      return this.transfers?.end(id)
    }
    this.takenId = id
    this.transfers?.take(id, new SheetSink(this.given.shelf.write))
  }

  private end({ phase }: Transfer): void {
    this.takenId = null
    this.state.set(phase === 'arrived' ? 'arrived' : 'failed')
  }
}
