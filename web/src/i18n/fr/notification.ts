import type { NotificationTexts } from 'src/i18n/Texts'

export const notification: NotificationTexts = {
  needsHelp: (name: string) => `${name} a besoin d’aide`,
  someoneNeedsHelp: 'Quelqu’un a besoin de votre aide',
  waiting: 'On vous attend. Ouvrez votre page pour voir l’écran.',
  cannotNow: 'Pas maintenant',
  freeAt: (time: string) => `À ${time}`,
  notSent: 'Votre réponse n’est pas arrivée',
  notSentText: 'Ouvrez votre page pour réessayer.',
}
