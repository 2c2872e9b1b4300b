import { useState } from 'react'

import type { GuidanceMessage } from 'src/features/messages/model/guidanceMessage'
import { useSessionTools } from 'src/features/session/ui/SessionToolsContext'
import { usePeerSession } from 'src/features/session/ui/usePeerSession'

/** Why something was not sent. */
export type SayTrouble = 'tooMany' | 'noConnection'

export interface Say {
  /** @returns whether it is on its way */
  say: (message: GuidanceMessage) => boolean
  /** @returns an id for something new */
  newId: () => number
  /** of the last attempt; null when it is on its way */
  trouble: SayTrouble | null
}

/** Says something to the other side, and knows when it was not sent. */
export function useSendMessage(): Say {
  const { say, newId } = useSessionTools().guidance
  const isConnected = usePeerSession(
    (state) => state.remoteParticipantState === 'connected'
  )
  const [trouble, setTrouble] = useState<SayTrouble | null>(null)

  return {
    say: (message) => {
      const isSent = say(message)
      const reason = isConnected ? 'tooMany' : 'noConnection'
      setTrouble(isSent ? null : reason)
      return isSent
    },
    newId,
    trouble,
  }
}
