/** Ready-made texts of a step, shown in each side’s own language. */
export const stepPhrases = [
  'click-here',
  'double-click-here',
  'right-click-here',
  'type-here',
  'press-enter',
  'scroll-down',
  'wait-until-done',
  'close-window',
] as const

export type StepPhrase = (typeof stepPhrases)[number]
