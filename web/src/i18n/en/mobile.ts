/** `camera` contains the texts for sharing a camera instead of a screen. */
export const mobile = {
  title: 'Sharing from a phone',
  heading: 'Please use a computer to share',
  reason:
    'Phones and tablets can’t share their screen with a web page yet. Sharing from them is coming soon.',
  onComputer: (place: string) =>
    `On your computer, go to ${place} and type these four words:`,
  onComputerOwn: (place: string) => `On your computer, go to ${place}.`,
  toSee: 'You can use this phone or tablet to see someone else’s screen.',

  sendHeading: 'Send the link to your computer',
  send: 'Send the link…',
  mail: 'Email it to myself',
  sendMessage: 'Open this link on your computer to show its screen:',
  cameraHeading: 'Or use this phone’s camera',
  cameraText: 'Your helper will see what the camera sees.',
  cameraAction: 'Use the camera',

  camera: {
    heading: 'Show it with your camera',
    whatHappens:
      'They’ll see what your camera sees, but they won’t hear anything. You can stop at any time.',
    action: 'Show my camera',
    afterwards: 'Your browser will ask to use your camera. Tap Allow.',
    stopped: 'You’ve stopped. Nobody can see anything now.',
    choosingHeading: 'Allow the camera',
    choosingSteps: [
      'Your browser is asking to use your camera.',
      'Press “Allow”.',
    ],
    sharing: 'You are showing your camera',
    stop: 'Stop the camera',
    hide: 'Hide the picture',
    hidden: 'Your camera is hidden',
    hiddenText: 'Your helper can’t see anything until you show it again.',
    show: 'Show the picture',
  },
  preview: 'What your camera sees',
}
