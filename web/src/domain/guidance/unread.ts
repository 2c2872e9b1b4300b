import type { ChatMessage } from './chatMessage'

/**
 * What the other side has said or answered, each by a name that stays the
 * same until there is more to it.
 */
export const newsIn = (said: readonly ChatMessage[]): readonly string[] =>
  said.flatMap(({ isOwn, words, answer }) => {
    if (!isOwn) return [`${words.id}`]
    return answer ? [`${words.id} ${answer}`] : []
  })

/** @returns how much of it is not among what was seen */
export const countUnread = (
  news: readonly string[],
  seen: ReadonlySet<string>
): number => news.filter((each) => !seen.has(each)).length
