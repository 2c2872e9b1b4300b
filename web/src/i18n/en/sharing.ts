export const sharing = {
  title: 'Share your screen with your helper',
  description:
    'Press one button and your helper sees your screen. One click and done, no downloads or sign-up.',

  heading: 'Show your screen to your helper',
  headingWithName: (name: string) => `${name} wants to help you`,
  whatHappens: 'They can look, but they cannot click or type anything.',
  action: 'Share my screen',
  scamWarning:
    'Only continue if you know this person. No bank or company ever asks for this.',
  interrupted:
    'Your helper can’t see your screen any more, because this page was closed or loaded again. To go on, press the button.',
  stopped: 'You’ve stopped sharing. Nobody can see your screen now.',
  surfaceGone:
    'The window or tab you were showing was closed, or sharing was stopped. Nobody can see your screen now. Would you like to show something else?',
  cancelled:
    'Nothing has been shared. Press the button again when you’re ready.',

  inviteHeading: 'First, send this link to your helper',
  inviteText: 'When they open it, they’ll see what you’re sharing.',

  choosingHeading: 'Choose what to show',
  choosingSteps: [
    'A window has opened in your browser.',
    'Click the picture of your screen.',
    'Then click “Share” in that window.',
  ],

  waiting: 'Waiting for your helper',
  waitingText: 'It will start when they open their page.',

  searching: 'Connecting to your helper…',
  searchingText:
    'Your helper’s page is open, but your computers haven’t connected yet.',

  sharing: 'You are sharing your screen',
  empty: 'Your helper can’t see anything right now',
  emptyText:
    'The window you’re showing may be minimised. Open it again and they’ll see it.',
  emptyScreenText:
    'Your screen may be locked, or your computer is asking you something. After that, they’ll see it again.',
  seenBy: (who: string, isHeard: boolean) =>
    `${who} can ${isHeard ? 'watch and listen' : 'see it'}.`,
  who: {
    verified: 'Your helper, who made the link,',
    ownsWords: 'Your helper, whose words you typed,',
    hasLink: 'The person who has your link',
    sameHelper: (name: string, date: string) =>
      `${name}, the same helper as on ${date},`,
    sameAsBefore: (name: string) => `${name}, the same helper as before,`,
    notVerified: 'Someone who is not verified',
  },
  soundText: 'Your helper can also hear the sound from what you’re sharing.',
  stop: 'Stop sharing',
  hide: 'Hide my screen',
  hidden: 'Your screen is hidden',
  hiddenText: 'They can’t see anything. You can type a password.',
  hiddenSoundText: 'They can’t see or hear anything. You can type a password.',
  more: 'More',
  show: 'Show my screen',

  reconnecting: 'Reconnecting…',
  reconnectingText:
    'The connection was interrupted. Keep this page open and it will reconnect.',
}
