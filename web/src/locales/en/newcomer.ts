/** What is asked, on either side, when somebody else comes. */
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

  doubtHeading: 'Is this your helper?',
  doubtText:
    'Someone has come without your link. They can’t see anything until you say yes.',
  compare: 'Ask them for their two words. They must be the same as these:',
  ask: 'Ask them on the phone if it’s them. If you’re not sure, don’t show it.',
  yourWords: 'If they ask for your two words, say these:',
}
