import { useState } from 'react'

import type { ChatWireMessage } from 'src/features/chat/model/chatMessage'
import { usePeerSession, useSessionTools } from 'src/features/session'

export type SayTrouble = 'tooMany' | 'noConnection'

interface Say {
  /** @returns whether the message was sent */
  say: (message: ChatWireMessage) => boolean
  newId: () => number
  /** why the last message could not be sent; null if it was sent */
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
  /** call this once the text is sent */
  forget: () => void
}

/**
 * Text that was typed but not sent. It is kept in memory, and is there again
 * when the field is next rendered.
 *
 * @param initial the text of the field before anything is typed
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
