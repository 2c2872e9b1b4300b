/**
 * Texts about a permanent link, and about the button that calls the same helper
 * again.
 */
export const keeping = {
  keepLink: 'Use the same link every time',
  keepLinkText:
    'You’ll get a link and four words of your own. They stay the same, so whoever you help can reach you again with one button.',
  making: 'Making your link. This can take up to a minute…',
  made: 'This is your own link now. Please send this one.',
  kept: 'This is your own link. It’s the same every time you open this page in this browser.',
  elsewhere:
    'Your own link is in use in another tab. The link in this tab is a different one.',
  lost: 'This browser no longer has your own link. People who still use it, or its button, can’t reach you. Make a new one and send it to them.',
  notMade:
    'We couldn’t make your link. Check your internet connection, then try again.',
  newLink: 'Get a new link',
  newLinkText:
    'Your link and its four words will stop working for everyone who has them, and so will the buttons they’ve kept.',
  replace: 'Yes, replace my link',

  offerWithoutName: 'Would you like a button for your helper?',
  offerText:
    'Next time you need help, you can open this site and press it. You won’t need a link.',
  nameLabel: 'Name on the button',
  keepButton: 'Keep the button on this computer',
  keptButton: (place: string, button: string) =>
    `Done. Next time, go to ${place} and press “${button}”.`,

  heading: 'Your helpers',
  getHelp: (name: string) => `Get help from ${name}`,
  removing: 'Remove a button',
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name}’s button has been removed.`,
  undo: 'Undo',

  icon: {
    desktop: 'Put an icon on this computer’s desktop',
    device: 'Put an icon on this device',
    text: 'Next time, the icon opens this site, and you won’t have to type the address.',
    removeFromDesktop:
      'To remove it later, open it, click the three dots at the top, and choose to uninstall it.',
    removeFromDevice: 'You can remove it later like any other app.',
    added: 'Done. Next time, click the icon.',
  },
}
