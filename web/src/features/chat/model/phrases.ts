/** The helper’s ready-made sentences, shown in each side’s own language. */
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

/** The sharer’s possible answers to a message. */
export const answers = ['done', 'again', 'not-seen'] as const

export type Answer = (typeof answers)[number]
