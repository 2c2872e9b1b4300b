/** Texts for when the browser or the system prevents sharing. */
export const trouble = {
  whatToDo: 'What to do',
  details: 'Technical details for your helper',
  readOut: 'If someone is helping you by phone, read this to them:',
  openSettings: 'Open the settings',
  openInChrome: 'Open in Chrome',
  openSecure: 'Open the secure page',
  copyLink: 'Copy the link',
  copied: 'Copied',

  system: {
    mac: [
      'Press “Open the settings” below.',
      'Find your browser in the list and turn on the switch next to it.',
      'If your Mac asks, click “Quit & Reopen”.',
      'Open the link again and press the button.',
    ],
    windows: [
      'Press “Open the settings” below.',
      'Turn on the switches that let apps and your browser take screenshots.',
      'Come back to this page and press the button again.',
    ],
    other: [
      'Your computer may be showing a question about screen sharing. If so, click Allow.',
      'If not, close the browser, open it again and go back to the same link.',
    ],
  },
  refused: [
    'Click the small icon next to the web address, at the top of the browser.',
    'Find screen sharing and change it to “Ask” or “Allow”.',
    'Then press the button below.',
  ],
  refusedByFirefox: [
    'Reload this page: press F5, or the round arrow at the top of the browser.',
    'Then press the button again.',
    'If your browser still doesn’t ask, click the small icon next to the web address, and then the cross next to screen sharing.',
  ],
  otherBrowser: [
    'Press “Copy the link” below.',
    'Open Chrome, Edge, Firefox or Safari.',
    'Right-click the address bar at the top (on a touchscreen, press and hold), choose “Paste” and press Enter.',
  ],
  inChrome: [
    'Press “Open in Chrome” below.',
    'If nothing opens, press “Copy the link”, open your browser and paste it into the address bar at the top.',
  ],
  leaveApp: [
    'Tap the three dots or the compass icon at the top or bottom of this screen.',
    'Choose “Open in browser” or “Open in Safari”.',
    'If you can’t see either, tap “Copy the link”, open Safari and paste it into the address bar.',
  ],
  camera: {
    other: [
      'Tap the small icon next to the web address, at the top of the browser.',
      'Press “Permissions” and turn on the camera.',
      'Then press the button below.',
    ],
    ios: [
      'Tap the small icon next to the web address.',
      'Open the settings for this website and set the camera to “Allow”.',
      'Then press the button below.',
    ],
  },
}
