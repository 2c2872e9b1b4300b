import { useState } from 'react'

import type { ChatWireMessage } from 'src/features/chat/model/chatMessage'
import { usePeerSession, useSessionTools } from 'src/features/session'

/** Why something was not sent. */
export type SayTrouble = 'tooMany' | 'noConnection'

interface Say {
  /** @returns whether it is on its way */
  say: (message: ChatWireMessage) => boolean
  /** @returns an id for something new */
  newId: () => number
  /** of the last attempt; null when it is on its way */
  trouble: SayTrouble | null
}

/** Says something to the other side, and knows when it was not sent. */
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
  /** it was sent */
  forget: () => void
}

/**
 * What is typed and not sent yet: it is there again when its field is, which goes while
 * something else stands in its place. It is kept by nobody and for nobody else.
 *
 * @param name of the field
 * @param initial what is in it before
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
