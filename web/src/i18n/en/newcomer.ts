/** The question to both sides when somebody else opens the link. */
export const newcomer = {
  heading: 'Someone else has opened your link',
  atSharer:
    'It may be your helper on another device, or someone you don’t know. They can’t see anything until you say yes.',
  admitAtSharer: 'Show them my screen',
  refuseAtSharer: 'Don’t show it',
  atViewer:
    'They want to show you their screen. The person you were helping may still come back.',
  admitAtViewer: 'See their screen',
  refuseAtViewer: 'Keep waiting',
  turnAway: 'I’m expecting someone else',

  strangerHeading: 'Someone wants to show you their screen',
  strangerText:
    'We can’t tell if they have your link. Did you read your four words out to someone just now?',
  refuseStranger: 'Not now',
  strangerWaits: 'It will start when they say yes on their page.',

  doubtHeading: 'Is this your helper?',
  doubtText:
    'Someone has come without your link. They can’t see anything until you say yes.',
  compare: 'Ask them for their two words. They must be the same as these:',
  yourWords: 'If they ask for your two words, say these:',
}
