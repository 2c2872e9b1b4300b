export const path = {
  tried:
    'Every way is being tried, again and again: directly, and through a relay if there is one. It goes on by itself as soon as one works.',
  whatToDo: 'What you can both do:',
  steps: [
    'Check that you are both online: does another website open?',
    'Try another network, for example the hotspot of a phone. Some company, hotel and guest networks block screen sharing.',
    'Turn off a VPN, if one is on.',
  ],
}
