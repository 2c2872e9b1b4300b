/** Ready-made sentences of the helper; each side reads them in its own language. */
export const phrases = [
  'click-here',
  'double-click-here',
  'scroll-down',
  'scroll-up',
  'press-enter',
  'close-window',
  'read-aloud',
  'wait',
  'well-done',
] as const

export type Phrase = (typeof phrases)[number]

/** What the sharer answers to something that was said. */
export const answers = ['done', 'again', 'not-seen'] as const

export type Answer = (typeof answers)[number]
