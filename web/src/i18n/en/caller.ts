/** Texts before a screen is shown to a stranger, and about how scammers act. */
export const caller = {
  calls: (name: string) => `They call themselves “${name}”.`,
  somebody: 'Somebody wants to see your screen.',
  firmHint:
    'This looks like the name of a company or an authority, so it won’t be shown. Use the name they know you by.',
  firmButton:
    'This looks like the name of a company or an authority. What is this person called?',

  question: 'Did you call this person, or did they call you?',
  number:
    'Did you get the number from a warning on your screen, a message or an advert? Then choose “They called me”.',
  coached:
    'Is someone telling you what to press here? Then choose “They called me”.',
  theyCalled: 'They called me',
  iCalled: 'I called them, I know them',

  warning: 'Please stop for a moment',
  sentences: [
    'Scammers say they’re from Microsoft, your bank or the police, or that they’re family.',
    'They say you must hurry and tell nobody.',
    'Then they watch you sign in to your bank, and take your money.',
  ],
  callBack:
    'Hang up, and call back on a number you already know. Anyone honest will understand.',
  stop: 'Hang up and stop',
  goOn: 'I’m sure. Go on anyway',

  stopped: 'Now hang up the phone',
  stoppedText: 'Nobody has seen your screen.',
  steps: [
    'Just hang up. You don’t have to explain anything.',
    'Call someone you trust, on a number you already know.',
    'Have you given them a password or money, or installed something for them? Call your bank now, on the number on your card.',
  ],
}
