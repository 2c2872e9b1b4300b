import { useEffect, useState, useSyncExternalStore } from 'react'

import { isPageSeen, onVisibilityChange } from 'src/browser/pageVisibility'
import { countUnread, newsIn } from 'src/features/chat/model/unread'
import { useGuidance } from 'src/features/messages/useGuidance'

/**
 * @param isOpen whether the conversation is on the page
 * @returns how much the other side has said that nobody here can have seen
 */
export function useUnread(isOpen: boolean): number {
  const said = useGuidance((state) => state.said)
  const isSeen = useSyncExternalStore(onVisibilityChange, isPageSeen) && isOpen
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set<string>())

  useEffect(() => {
    if (isSeen) setSeen(new Set(newsIn(said)))
  }, [isSeen, said])

  return isSeen ? 0 : countUnread(newsIn(said), seen)
}
