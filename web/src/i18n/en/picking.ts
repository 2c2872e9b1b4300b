/** Texts about the browser’s screen picker. */
export const picking = {
  label: 'Drawing of the window where you choose what to share',
  onlyChosen: 'Your helper will only see what you choose.',
  onlyChosenBy: (name: string) => `${name} will only see what you choose.`,
  steps: {
    chromium: [
      'Click the picture of your screen.',
      'Click “Share” at the bottom.',
    ],
    firefox: ['Open the list and choose “Entire screen”.', 'Click “Allow”.'],
    safari: [
      'Click “Allow to Share Screen”.',
      'If a button appears in the middle of your screen, click that too.',
    ],
  },

  dialog: {
    title: 'Choose what to share',
    tab: 'Tab',
    window: 'Window',
    screen: 'Entire screen',
    screenFirefox: 'Entire screen',
    cancel: 'Cancel',
    share: 'Share',
    question: 'Allow this page to see your screen?',
    list: 'Select window or screen',
    block: 'Block',
    allow: 'Allow',
    allowScreen: 'Allow to Share Screen',
    allowWindow: 'Allow to Share Window',
    dontAllow: 'Don’t Allow',
  },

  change: 'Share something else',
  asked: 'Your helper would like to see your whole screen.',
  askedBy: (name: string) => `${name} would like to see your whole screen.`,
  wholeScreen: 'Share my whole screen instead',
  changing:
    'Choose what to show instead. Until you do, your helper will still see what you were sharing.',
  kept: 'Nothing has changed. Your helper still sees what you were sharing.',
  surface: {
    monitor: 'You’re sharing your whole screen.',
    window: 'You’re sharing one window. Your helper can’t see anything else.',
    browser:
      'You’re sharing one browser tab. Your helper can’t see anything else.',
  },
}
