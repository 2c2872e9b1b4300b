import { Store } from 'src/browser/Store'
import { gestureRate, type MessageRouter } from 'src/features/messages'
import { type PeerSession, onParticipantChange } from 'src/features/session'

import {
  nothingWished,
  type SheetAnswers,
  type SheetMessage,
  sheetSchema,
} from './model/sheetMessage'

declare module 'src/features/session' {
  interface SessionTools {
    sheetWishes: SheetWishes
  }
}

/**
 * Exchanges the helper's requests to store or copy the instructions of the
 * share, and the sharer's answers.
 */
export class SheetWishes {
  private readonly state = new Store<SheetAnswers>(nothingWished)

  readonly subscribe = this.state.subscribe
  readonly getSnapshot = this.state.getSnapshot

  constructor(
    session: Pick<PeerSession, 'subscribe' | 'getSnapshot'>,
    private readonly router: MessageRouter
  ) {
    router.register({
      schema: sheetSchema,
      from: { 'sheet-wish': 'viewer', 'sheet-news': 'sharer' },
      rate: gestureRate,
      newestOnly: ['sheet-news'],
      handle: this.handle,
    })
    onParticipantChange(session, () => this.state.set(nothingWished))
  }

  /** @returns whether the message was sent */
  readonly send = (message: SheetMessage): boolean => this.router.send(message)

  private readonly handle = ({ type: _, ...message }: SheetMessage): void =>
    this.state.set(
      'wish' in message
        ? { ...this.getSnapshot(), [message.wish]: 'asked' }
        : message
    )
}
