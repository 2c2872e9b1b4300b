export const sharing = {
  title: 'Share your screen with your helper',
  description:
    'Press one button and your helper sees your screen. One click and done, no downloads or sign-up.',

  heading: 'Show your screen to your helper',
  headingWithName: (name: string) => `${name} wants to help you`,
  whatHappens:
    'They will see your screen. They cannot click or type anything, and you can stop at any time.',
  action: 'Share my screen',
  scamWarning:
    'Only go on if you know this person. No bank and no company will ever ask you to do this.',
  stopped: 'You stopped sharing. Nobody sees your screen now.',
  cancelled: 'Nothing was shared. Press the button again when you are ready.',

  inviteHeading: 'First, send this link to your helper',
  inviteText: 'When they open it, they see what you share.',

  choosingHeading: 'Choose what to show',
  choosingSteps: [
    'A window has opened in your browser.',
    'Click the picture of your screen.',
    'Then press Share or Allow in that window.',
  ],

  waiting: 'Waiting for your helper',
  waitingText:
    'Your helper has not opened their page yet. You need do nothing: it starts by itself when they come.',

  searching: 'Looking for a way to your helper',
  searchingText:
    'Your helper has opened their page, but your two computers do not reach each other yet.',

  sharing: 'You are sharing your screen',
  sharingText:
    'Your helper sees your screen. Use your computer as usual, and leave this page open.',
  soundText: 'Your helper can also hear the sound of what you share.',
  stop: 'Stop sharing',
  hide: 'Hide my screen',
  hidden: 'Your screen is hidden',
  hiddenText:
    'Your helper sees nothing until you show it again. A good moment to type a password.',
  hiddenSoundText: 'They hear nothing either.',
  show: 'Show my screen',

  reconnecting: 'Reconnecting…',
  reconnectingText:
    'The connection to your helper was interrupted. Leave this page open: it comes back by itself.',
}
