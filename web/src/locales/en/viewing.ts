import type { ConnectionFault } from 'src/domain/network/connectionQuality'

export const viewing = {
  title: 'Help someone',
  fromTitle: 'See a shared screen',
  description:
    'Send a link, and see the screen of the person you help. One click and done, no downloads or sign-up.',

  inviteHeading: 'Send this link to the person you help',
  inviteText:
    'They open it on their computer and press one button. Leave this page open: their screen appears here.',

  nameLabel: 'Your name, if you like',
  nameHint:
    'They then see who wants to help. It is kept on this device only, and our server never gets it.',
  forgetName: 'Forget my name',
  chime: 'Play a sound when they come or go',
  testConnection: 'Test my connection',
  arrivedTitle: 'They are here',
  leftTitle: 'They have gone',

  waiting: 'Waiting for them to share',
  fromHeading: 'Their screen appears here',
  fromText: 'As soon as they press the button and choose a screen, you see it.',
  searching: 'Looking for a way to their computer',
  searchingText:
    'They have pressed the button, but your two computers do not reach each other yet.',
  choosing: 'They are choosing what to share',
  choosingText:
    'Their browser is asking them which screen to show. It may take a moment.',
  picture: 'Shared screen',
  hidden: 'They have hidden their screen',
  hiddenText: 'You will see it again when they show it.',
  reconnecting: 'Reconnecting…',
  soundOn: 'Turn on the sound',
  soundOff: 'Turn off the sound',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  leave: 'Leave',

  stage: 'Zoom and move the picture',
  keys: 'Turn the wheel or pinch to zoom, drag to move. Keys: + and − zoom, 0 fits, 1 is 100 %, arrows move.',
  tools: 'Tools for the picture',
  moreTools: 'More tools',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit',
  actualSize: '100 %',
  zoomLevel: (percent: number) => `${percent} %`,
  move: 'Move the picture',
  look: { left: 'Left', up: 'Up', down: 'Down', right: 'Right' },
  savePicture: 'Save picture',
  savedPicture: 'Picture saved',
  pictureFileName: (when: string) => `Shared screen ${when}.png`,

  sharper: 'Sharper',
  smoother: 'Smoother',
  qualityPreference: ['Sharpest', 'Sharp', 'In between', 'Smooth', 'Smoothest'],

  connectionUnknown: 'Connection',
  connection: {
    good: 'Good connection',
    poor: 'Poor connection',
    slow: 'Slow connection',
    unsteady: 'Unsteady connection',
  },
  connectionFaults: {
    delay:
      'What you see comes late: the way between the two of you is long or busy.',
    loss: 'Parts of the picture get lost on the way and have to be sent again.',
  } satisfies Record<ConnectionFault, string>,
  connectionDetails: 'Connection details',
  openConnectionDetails: '(details)',
  figureNames: {
    size: 'Size',
    framesPerSecond: 'Pictures per second',
    roundTrip: 'Round trip',
    data: 'Data',
    codec: 'Video format',
    path: 'Path',
  },
  figures: {
    numbers: 'en',
    size: (width: number, height: number) => `${width} × ${height}`,
    roundTrip: (ms: string) => `${ms} ms`,
    data: (kbitPerSecond: string) => `${kbitPerSecond} kbit/s`,
    direct: 'Direct',
    relayed: 'Through a relay',
  },

  play: 'Show the picture',

  surface: {
    window: 'Only one window is shared',
    browser: 'Only one browser tab is shared',
    camera: 'You see what their camera sees',
  },
  askForScreen: 'Ask for the whole screen',
  signIn: 'Sign in',
  askedForScreen: 'You have asked. They now see a button for it.',
}
