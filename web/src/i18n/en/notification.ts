/**
 * Texts of the notification that somebody asks for help, and of the page that
 * it opens.
 */
export const notification = {
  needsHelp: (name: string) => `${name} needs help`,
  someoneNeedsHelp: 'Someone you help needs help',
  waiting: 'They’re waiting for you. Open your page to see their screen.',
  cannotNow: 'I can’t now',
  freeAt: (time: string) => `At ${time}`,
  notSent: 'Your answer didn’t get through',
  notSentText: 'Open your page to try again.',
}
