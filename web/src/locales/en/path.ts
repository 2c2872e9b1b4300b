export const path = {
  tried:
    'Every way is being tried, again and again: straight from one computer to the other, and through a relay where there is one. As soon as one works, it goes on by itself.',
  whatToDo: 'What you can both do:',
  steps: [
    'Check that you are both online: does another website open?',
    'Try another network, for example the hotspot of a phone.',
    'Turn off a VPN, if one is on.',
  ],
  why: 'Some company, hotel and guest networks block screen sharing. There, only another network helps.',
}
