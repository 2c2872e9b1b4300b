/** What the browser’s own picker looks like, what to click in it, and how to open it again. */
export const picking = {
  label: 'A drawing of the window in which you choose',
  onlyChosen: 'Your helper sees only what you choose there.',
  onlyChosenBy: (name: string) => `${name} sees only what you choose there.`,
  steps: {
    chromium: [
      'Click the picture of your screen.',
      'Click “Share” at the bottom.',
    ],
    firefox: ['Open the list and choose “Entire screen”.', 'Click “Allow”.'],
    safari: [
      'Click “Allow to Share Screen”.',
      'If your screen then shows a button in its middle, click it, too.',
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
  asked: 'Your helper asks to see your whole screen.',
  askedBy: (name: string) => `${name} asks to see your whole screen.`,
  wholeScreen: 'Show my whole screen',
  changing:
    'Choose what to show instead. Until then your helper sees the same as before.',
  kept: 'Nothing has changed. Your helper sees the same as before.',
  surface: {
    monitor: 'You are showing your whole screen.',
    window: 'You are showing one window. Nothing else can be seen.',
    browser:
      'You are showing one tab of your browser. Nothing else can be seen.',
  },
}
