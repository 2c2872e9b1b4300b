import { useEffect, useRef, useState } from 'react'

import type { ChatMessage } from 'src/features/chat/model/chatMessage'
import { newsIn } from 'src/features/chat/model/unread'
import { useGuidance } from 'src/features/messages/useGuidance'

/** @returns what the other side has said, or answered, last; null while it has not */
export function useLatestMessage(): ChatMessage | null {
  const said = useGuidance((state) => state.said)
  const known = useRef<ReadonlySet<string>>(new Set())
  const [newest, setNewest] = useState<ChatMessage | null>(null)

  useEffect(() => {
    const isNew = (each: ChatMessage) =>
      newsIn([each]).some((news) => !known.current.has(news))
    const fresh = said.filter(isNew)
    known.current = new Set(newsIn(said))
    if (fresh.length) setNewest(fresh[fresh.length - 1] ?? null)
  }, [said])

  return newest
}
