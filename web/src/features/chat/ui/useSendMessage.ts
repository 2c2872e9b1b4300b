import { useState } from 'react'

import type { ChatWireMessage } from 'src/features/chat/model/chatMessage'
import { usePeerSession, useSessionTools } from 'src/features/session'

export type SayTrouble = 'tooMany' | 'noConnection'

interface Say {
  /** @returns whether the message was sent */
  say: (message: ChatWireMessage) => boolean
  newId: () => number
  /** why the last message was not sent */
  trouble: SayTrouble | null
}

export function useSendMessage(): Say {
  const { send, newId } = useSessionTools().chat
  const isConnected = usePeerSession(
    (state) => state.remoteParticipantState === 'connected'
  )
  const [trouble, setTrouble] = useState<SayTrouble | null>(null)

  return {
    say: (message) => {
      const isSent = send(message)
      const reason = isConnected ? 'tooMany' : 'noConnection'
      setTrouble(isSent ? null : reason)
      return isSent
    },
    newId,
    trouble,
  }
}

interface Draft {
  typed: string
  change: (typed: string) => void
  /** to be called once the text is sent */
  forget: () => void
}

/**
 * Text that is typed but not sent, kept in memory only: it returns when the
 * field is rendered again.
 *
 * @param initial the text before the first draft
 */
export function useDraft(name: string, initial = ''): Draft {
  const { drafts } = useSessionTools().chat
  const [typed, setTyped] = useState(drafts.get(name) ?? initial)

  const change = (next: string) => {
    drafts.set(name, next)
    setTyped(next)
  }
  return { typed, change, forget: () => drafts.delete(name) }
}
