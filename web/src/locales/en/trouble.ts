/** What to do when nothing can be shown. */
export const trouble = {
  whatToDo: 'What to do',
  details: 'Details for your helper',
  readOut: 'If someone helps you on the phone, read this out:',
  openSettings: 'Open the settings',
  openInChrome: 'Open in Chrome',
  openSecure: 'Open the secure page',
  copyLink: 'Copy the link',
  copied: 'Copied',

  system: {
    mac: [
      'Press “Open the settings” below.',
      'Turn on the switch beside the name of your browser.',
      'Quit the browser and open it again.',
      'Open the same link and press the button again.',
    ],
    windows: [
      'Press “Open the settings” below.',
      'Turn on all that lets apps and your browser take pictures of the screen.',
      'Come back to this page and press the button again.',
    ],
    other: [
      'Look for a question of your computer about sharing the screen, and allow it.',
      'If there is none, close the browser, open it again and open the same link.',
    ],
  },
  refused: [
    'Click the small sign beside the address, at the top of the browser.',
    'Look for screen sharing and set it to “Ask” or “Allow”.',
    'Press the button below again.',
  ],
  otherBrowser: [
    'Press “Copy the link” below.',
    'Open Chrome, Edge, Firefox or Safari.',
    'Hold a finger, or click with the right button, in the line at the top, choose “Paste” and press Enter.',
  ],
  inChrome: [
    'Press “Open in Chrome” below.',
    'If nothing opens, press “Copy the link” and paste it into the line at the top of your browser.',
  ],
  leaveApp: [
    'Press the three dots or the small compass at the edge of this page.',
    'Choose “Open in browser” or “Open in Safari”.',
    'If you find neither, press “Copy the link” below and paste it into the line at the top of Safari.',
  ],
  camera: {
    other: [
      'Press the small sign beside the address, at the top of the browser.',
      'Press “Permissions” and turn on the camera.',
      'Press the button below again.',
    ],
    ios: [
      'Press the small sign beside the address.',
      'Open the settings for this website and set the camera to “Allow”.',
      'Press the button below again.',
    ],
  },
}
