export const sharing = {
  title: 'Share your screen with your helper',
  description:
    'Press one button and your helper sees your screen. One click and done, no downloads or sign-up.',

  heading: 'Show your screen to your helper',
  headingWithName: (name: string) => `${name} wants to help you`,
  whatHappens: 'They can look, but they cannot click or type anything.',
  action: 'Share my screen',
  scamWarning:
    'Only continue if you know this person. No bank or company will ever ask you to do this.',
  stopped: 'You’ve stopped sharing. Nobody can see your screen now.',
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
  waitingText:
    'Your helper hasn’t opened their page yet. You don’t need to do anything. It will start when they do.',

  searching: 'Connecting to your helper…',
  searchingText:
    'Your helper’s page is open, but your two computers haven’t connected yet.',

  sharing: 'You are sharing your screen',
  sharingText:
    'Your helper can see your screen. Use your computer as usual and keep this page open.',
  soundText: 'Your helper can also hear the sound from what you’re sharing.',
  stop: 'Stop sharing',
  hide: 'Hide my screen',
  hidden: 'Your screen is hidden',
  hiddenText:
    'Your helper can’t see anything until you show it again. This is a good time to type a password.',
  hiddenSoundText: 'They can’t hear anything either.',
  show: 'Show my screen',

  reconnecting: 'Reconnecting…',
  reconnectingText:
    'The connection to your helper was interrupted. Keep this page open and it will reconnect.',
}
