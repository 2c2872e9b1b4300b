export const home = {
  title: 'Help your family with their computer',
  heading: "Your family's tech support, made easier",
  introduction: 'They press one button and you can see their screen.',
  sheets: 'My sheets',
  choicesHeading: 'What would you like to do?',

  help: {
    heading: 'I want to help',
    description:
      'We’ll give you a link to send. When they open it and press the button, you’ll see their screen.',
    action: 'Help someone',
  },
  share: {
    heading: 'I need help',
    action: 'Share my screen',
    words: 'I have four words',
  },

  reassurancesHeading: 'Good to know',
  stored: {
    heading: 'Nothing is stored',
    description: 'We never record or keep what’s on your screen.',
  },
  direct: {
    heading: 'Direct and private',
    description:
      'Your screen goes straight to the other person’s browser, encrypted all the way.',
  },
  free: {
    heading: 'Free',
    description: 'Nothing to pay, nothing to install, no account needed.',
  },

  warning:
    'Has someone you don’t know phoned and asked you to do this? Hang up. Only share your screen with people you know.',
}
