import { Store } from 'src/browser/Store'
import type { MessageContext, MessageRouter } from 'src/features/messages'
import { type PeerSession, onParticipantChange } from 'src/features/session'

import {
  addChatMessage,
  answered,
  type ChatMessage,
  chatSchema,
  type ChatWireMessage,
} from './model/chatMessage'

declare module 'src/features/session' {
  interface SessionTools {
    chat: Chat
  }
}

interface ChatState {
  said: readonly ChatMessage[]
}

/** The messages between helper and sharer; used by both pages. */
export class Chat {
  private readonly state = new Store<ChatState>({ said: [] })
  /** text that was typed but not sent, by the name of its input field */
  readonly drafts = new Map<string, string>()

  readonly subscribe = this.state.subscribe
  readonly getSnapshot = this.state.getSnapshot
  readonly newId: MessageRouter['newId']

  constructor(
    session: Pick<PeerSession, 'subscribe' | 'getSnapshot'>,
    private readonly router: MessageRouter
  ) {
    this.newId = router.newId
    router.register({
      schema: chatSchema,
      from: {
        ...{ phrase: 'viewer', link: 'viewer', copy: 'viewer' },
        ...{ answer: 'sharer', text: 'both' },
      },
      rate: { perSecond: 2, burst: 12 },
      handle: this.handle,
    })
    onParticipantChange(session, () => {
      this.drafts.clear()
      this.state.set({ said: [] })
    })
  }

  readonly send = (message: ChatWireMessage): boolean =>
    this.router.send(message)

  private readonly handle = (
    message: ChatWireMessage,
    { isOwn, nowMs }: MessageContext
  ): void => {
    const { said } = this.getSnapshot()
    this.state.set({
      said:
        message.type === 'answer'
          ? answered(said, message, !isOwn)
          : addChatMessage(said, message, isOwn, nowMs),
    })
  }
}
