/** Around words that someone has read out on the phone. */
export const words = {
  heading: 'Did someone read four words to you?',
  label: 'The four words',
  example: 'For example: lamp cloud piano tree',
  complete: 'Complete the word',
  didYouMean: 'Did you mean this?',
  notFour: 'It takes four words. Please ask them to read all of them again.',
  tooOften:
    'That was wrong too often. Please wait ten minutes, or ask them to send you the link instead.',
  go: 'Continue',
  unknown: (word: string) =>
    `We do not know the word “${word}”. Please ask them to spell it.`,
}
