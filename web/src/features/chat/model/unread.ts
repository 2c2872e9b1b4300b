import type { ChatMessage } from './chatMessage'

/**
 * The peer’s messages and answers, each by a key that stays the same until it
 * changes.
 */
export const newsIn = (said: readonly ChatMessage[]): readonly string[] =>
  said.flatMap(({ isOwn, words, answer }) => {
    if (!isOwn) return [`${words.id}`]
    return answer ? [`${words.id} ${answer}`] : []
  })

/** @returns how many of them have not been seen */
export const countUnread = (
  news: readonly string[],
  seen: ReadonlySet<string>
): number => news.filter((each) => !seen.has(each)).length
