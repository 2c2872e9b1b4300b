import { useEffect, useRef } from 'react'

import { useTitleCount } from 'src/browser/useTitleCount'
import Tool from 'src/features/stage/ui/Tool'
import { useTalkingTexts } from 'src/i18n/useTalkingTexts'

import NewsForHelper from './NewsForHelper'
import { useUnread } from './useUnread'

export interface WriteButtonProps {
  isOpen: boolean
  onToggle: () => void
}

/** Opens the conversation, and tells what has come meanwhile, also in the title of the page. */
function WriteButton({ isOpen, onToggle }: WriteButtonProps) {
  const talking = useTalkingTexts()
  const unread = useUnread(isOpen)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useTitleCount(unread)

  // Where the keys were is gone with the conversation.
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  return (
    <>
      <Tool
        ref={button}
        icon="message"
        shortcut="write"
        isWanted={unread > 0 && !isOpen}
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        {unread > 0
          ? `${talking.write} ${talking.unread(unread)}`
          : talking.write}
      </Tool>
      <NewsForHelper />
    </>
  )
}

export default WriteButton
