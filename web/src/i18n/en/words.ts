/**
 * Texts of the field for the four words that somebody reads out on the phone.
 */
export const words = {
  heading: 'Has someone read you four words?',
  label: 'The four words',
  example: 'For example: lamp cloud piano tree',
  complete: 'Suggestions',
  didYouMean: 'Did you mean one of these?',
  notFour: 'You need all four words. Please ask them to read them out again.',
  nothing:
    'We couldn’t find our link or the four words in that. Try pasting the whole message, or type just the four words.',
  tooOften:
    'That’s too many tries. Please wait ten minutes, or ask them to send you the link instead.',
  go: 'Continue',
  unknown: (word: string) =>
    `“${word}” isn’t one of our words. Please ask them to spell it.`,
  oldLink:
    'Is your helper’s page open? Then this link may be an old one. Ask them for a new link, or type the four words that are on their page.',
}
