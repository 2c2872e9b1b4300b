export const mobile = {
  title: 'Sharing from a phone',
  heading: 'Please use a computer to share',
  reason:
    'Phones and tablets do not let a web page show their screen yet. Sharing from them is coming soon.',
  stepsHeading: 'What you can do now',
  steps: [
    'Open the same link on a computer, in Chrome, Edge, Firefox or Safari.',
    "To see someone else's screen, this phone or tablet is fine.",
  ],

  sendHeading: 'Send the link to your computer',
  sendText:
    'Open it there, in your mail for example, and press the one button.',
  send: 'Send the link…',
  mail: 'Send it by mail',
  sendMessage: 'Open this link on your computer to show its screen:',
  cameraHeading: 'Or show it with the camera',
  cameraText:
    'Point this phone or tablet at the other screen, at a letter or at a device. Your helper sees what the camera sees.',
  cameraAction: 'Use the camera',

  /** in the place of the words about a screen */
  camera: {
    heading: 'Show it with your camera',
    whatHappens:
      'They will see what your camera sees, and hear nothing. You can stop at any time.',
    action: 'Show my camera',
    afterwards: 'Your browser then asks for the camera. Press Allow.',
    stopped: 'You stopped showing your camera. Nobody sees anything now.',
    choosingHeading: 'Allow the camera',
    choosingSteps: [
      'Your browser asks whether this page may use the camera.',
      'Press “Allow”.',
    ],
    sharing: 'You are showing your camera',
    sharingText:
      'Point the camera at what you want to show. Leave this page open.',
    stop: 'Stop showing',
    hide: 'Hide the picture',
    hidden: 'Your camera is hidden',
    hiddenText: 'Your helper sees nothing until you show it again.',
    show: 'Show the picture',
  },
  preview: 'What your camera sees',
}
