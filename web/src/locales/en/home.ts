export const home = {
  title: 'Help your family with their computer',
  heading: "Your family's tech support, made easier",
  tagline: 'One click and done, no downloads or sign-up.',
  introduction: 'They press one button, and you see their screen.',
  choicesHeading: 'What would you like to do?',

  help: {
    heading: 'I want to help',
    description:
      'You get a link to send. When they open it and press the button, you see their screen.',
    action: 'Help someone',
  },
  share: {
    heading: 'I need help',
    description:
      'Show your screen to someone you trust. They can look, but they cannot click or type.',
    action: 'Share my screen',
  },

  reassurancesHeading: 'Good to know',
  stored: {
    heading: 'Nothing is stored',
    description: 'Your screen is never recorded or kept by us.',
  },
  direct: {
    heading: 'Straight to each other',
    description: 'The picture goes from browser to browser, encrypted.',
  },
  free: {
    heading: 'Free',
    description: 'Nothing to pay, nothing to install, no account.',
  },

  warning:
    'Did a stranger call you and ask for this? Hang up. Share your screen only with someone you know.',
}
