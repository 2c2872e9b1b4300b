/** These texts are short, for people who are afraid. */
export const safety = {
  feelsWrong: 'Something feels wrong',
  nothing: 'They can’t see or hear anything here now.',
  over: 'Nobody can see anything now',
  steps: [
    'Hang up the phone.',
    'Call someone you know, on a number you know.',
    'Did they want money, gift cards, codes or a program? Then it’s a scam. Report it:',
  ],
  paid: 'Have you paid, or told them a code? Call your bank first.',
  country: 'Country',
  chooseCountry: 'Choose your country',
  police: 'Police',
  bank: 'Your bank',
  microphone: 'Your microphone stays off until you turn it on.',
  fine: 'It’s fine, show again',
  fineHidden: 'It’s fine, go back',
  done: 'I’ve done this',
}
