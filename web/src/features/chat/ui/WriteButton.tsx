import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

import { isPageSeen, onVisibilityChange } from 'src/browser/pageVisibility'
import VisuallyHidden from 'src/components/VisuallyHidden'
import {
  type ChatMessage,
  wordsInText,
} from 'src/features/chat/model/chatMessage'
import { useTool } from 'src/features/session'
import { Tool } from 'src/features/stage'
import { useTalkingTexts } from 'src/i18n/useTalkingTexts'

export interface WriteButtonProps {
  isOpen: boolean
  onToggle: () => void
}

/** @returns the message that the sharer has sent or answered most recently */
function useLatestMessage(): ChatMessage | null {
  const said = useTool('chat', (state) => state.said)
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

/** Announces the sharer’s messages and answers to screen readers. */
function NewsForHelper() {
  const talking = useTalkingTexts()
  const newest = useLatestMessage()

  return (
    <VisuallyHidden role="status" dir="auto">
      {/* The new key replaces the element, so that screen readers announce
          a repeated message too. */}
      {newest?.isOwn === false && (
        <span key={newest.words.id}>
          {`${talking.theyWrite} ${wordsInText(newest.words, talking)}`}
        </span>
      )}
      {newest?.isOwn && newest.answer && (
        <span key={`${newest.words.id} ${newest.answer}`}>
          {`${talking.theyAnswer} ${talking.answers[newest.answer]}`}
        </span>
      )}
    </VisuallyHidden>
  )
}

/** Shows the number of unread messages in the page's title. */
function useTitleCount(count: number): void {
  useEffect(() => {
    if (count === 0) return
    const mark = `(${count}) `
    document.title = mark + document.title
    return () => {
      document.title = document.title.replace(mark, '')
    }
  }, [count])
}

/** @returns a key for each message and each answer of the other person */
export const newsIn = (said: readonly ChatMessage[]): readonly string[] =>
  said.flatMap(({ isOwn, words, answer }) => {
    if (!isOwn) return [`${words.id}`]
    return answer ? [`${words.id} ${answer}`] : []
  })

export const countUnread = (
  news: readonly string[],
  seen: ReadonlySet<string>
): number => news.filter((each) => !seen.has(each)).length

/**
 * @returns how many messages and answers of the other person have not been
 * shown yet
 */
function useUnread(isOpen: boolean): number {
  const said = useTool('chat', (state) => state.said)
  const isSeen = useSyncExternalStore(onVisibilityChange, isPageSeen) && isOpen
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set<string>())

  useEffect(() => {
    if (isSeen) setSeen(new Set(newsIn(said)))
  }, [isSeen, said])

  return isSeen ? 0 : countUnread(newsIn(said), seen)
}

function WriteButton({ isOpen, onToggle }: WriteButtonProps) {
  const talking = useTalkingTexts()
  const unread = useUnread(isOpen)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useTitleCount(unread)

  // When the conversation is closed, the focus would be lost with it, so it
  // moves to the button.
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
