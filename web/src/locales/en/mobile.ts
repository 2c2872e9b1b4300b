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
}
