import type { ChatMessage } from 'src/features/chat/model/chatMessage'

import { countUnread, newsIn } from './WriteButton'

const text = (
  id: number,
  isOwn: boolean,
  more: Partial<ChatMessage> = {}
): ChatMessage => ({
  isOwn,
  words: { type: 'text', id, text: 'Hello' },
  answer: null,
  seenMs: 0,
  ...more,
})

describe('newsIn', () => {
  it("contains the other side's messages and answers", () => {
    const said = [text(1, true), text(2, false), text(3, true)]
    expect(newsIn(said)).toHaveLength(1)
    const answered = [...said, text(4, true, { answer: 'done' })]
    expect(countUnread(newsIn(answered), new Set(newsIn(said)))).toBe(1)
  })

  it('contains a changed answer as a new entry', () => {
    const again = newsIn([text(1, true, { answer: 'again' })])
    const done = newsIn([text(1, true, { answer: 'done' })])
    expect(countUnread(done, new Set(again))).toBe(1)
    expect(countUnread(done, new Set(done))).toBe(0)
  })
})
