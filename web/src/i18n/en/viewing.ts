export const viewing = {
  title: 'Help someone',
  fromTitle: 'View a shared screen',
  description:
    'Send a link, and see the screen of the person you help. One click and done, no downloads or sign-up.',

  inviteHeading: 'Send this link to the person you’re helping',
  inviteText: 'They open it on their computer and press one button.',
  keepOpen: 'Keep this page open. Their screen will appear here.',

  theySee: (sentence: string) => `They’ll see: “${sentence}”`,
  addName: 'Add your name',
  changeName: 'Change',
  nameLabel: 'Your name (optional)',
  nameHint:
    'So they know it’s you. Your name is saved on this device and travels in the link. We never receive it.',
  forgetName: 'Forget my name',
  chime: 'Play a sound when they join or leave',
  arrivedTitle: 'They’ve joined',
  leftTitle: 'They’ve left',

  continueHere: 'Continue on this device',
  waiting: 'Waiting for them to share',
  fromHeading: 'Their screen will appear here',
  fromText:
    'As soon as they press the button and choose a screen, you’ll see it.',
  searching: 'Connecting to their computer…',
  searchingText:
    'They’ve pressed the button, but your two computers haven’t connected yet.',
  choosing: 'They are choosing what to share',
  choosingText:
    'Their browser is showing them this. Read the two steps out to them.',
  picture: 'Shared screen',
  hidden: 'They have hidden their screen',
  hiddenText: 'You will see it again when they show it.',
  empty: 'There’s nothing to see right now',
  emptyText:
    'They may have minimised the window. You’ll see it again when they open it.',
  emptyScreenText:
    'Their screen may be locked, or their computer may be asking something that only they can see. You’ll see the screen again after that.',
  reconnecting: 'Reconnecting…',
  closed:
    'They closed the page. If they come back, you’ll see their screen again.',
  soundOn: 'Turn on the sound',
  soundOff: 'Turn off the sound',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  leave: 'Leave',

  stage: 'Zoom and move the picture',
  keys: 'Scroll or pinch to zoom, drag to move. Keyboard: + and − zoom, 0 fits the window, 1 is actual size, arrows move.',
  tools: 'Picture tools',
  more: 'More',
  shortcuts: 'Keyboard shortcuts',
  shortcutsHint: 'Click the picture first, then press one of these keys.',
  moreTools: 'More tools',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit to window',
  actualSize: '100%',
  zoomLevel: (percent: number) => `${percent}%`,
  move: 'Move',
  look: {
    left: 'Move left',
    up: 'Move up',
    down: 'Move down',
    right: 'Move right',
  },
  savePicture: 'Save screenshot',
  savedPicture: 'Screenshot saved',
  notSavedPicture: 'Your browser doesn’t allow that',
  pictureFileName: (when: string) => `Shared screen ${when}.png`,

  sharper: 'Sharper',
  smoother: 'Smoother',
  qualityPreference: ['Sharpest', 'Sharp', 'Balanced', 'Smooth', 'Smoothest'],

  connectionUnknown: 'Connection',
  connection: {
    good: 'Good connection',
    poor: 'Poor connection',
    slow: 'Slow connection',
    unsteady: 'Unstable connection',
  },
  connectionFaults: {
    delay: 'There’s a delay. The connection between you is slow or busy.',
    loss: 'Some of the picture is being lost and has to be sent again.',
  },
  connectionDetails: 'Connection details',
  openConnectionDetails: '(details)',
  figureNames: {
    size: 'Size',
    framesPerSecond: 'Frames per second',
    roundTrip: 'Delay (round trip)',
    data: 'Data rate',
    codec: 'Video format',
    path: 'Route',
  },
  figures: {
    numbers: 'en',
    size: (width: number, height: number) => `${width} × ${height}`,
    roundTrip: (ms: string) => `${ms} ms`,
    data: (kbitPerSecond: string) => `${kbitPerSecond} kbit/s`,
    direct: 'Direct',
    relayed: 'Via a relay server',
  },

  play: 'Show the picture',

  surface: {
    window: 'They’re sharing one window only',
    browser: 'They’re sharing one browser tab only',
    camera: 'You’re seeing their camera',
  },
  askForScreen: 'Ask to see the whole screen',
  signIn: 'Sign in',
  askedForScreen: 'We’ve asked them. They’ll see a button for it.',
}
