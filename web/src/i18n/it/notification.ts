import type { NotificationTexts } from 'src/i18n/Texts'

export const notification: NotificationTexts = {
  needsHelp: (name: string) => `${name} ha bisogno di aiuto`,
  someoneNeedsHelp: 'Qualcuno ha bisogno del suo aiuto',
  waiting: 'La stanno aspettando. Apra la sua pagina per vedere lo schermo.',
  cannotNow: 'Ora non posso',
  freeAt: (time: string) => `Alle ${time}`,
  notSent: 'La sua risposta non è arrivata',
  notSentText: 'Apra la sua pagina per riprovare.',
}
