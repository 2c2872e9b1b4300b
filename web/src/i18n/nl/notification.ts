import type { NotificationTexts } from 'src/i18n/Texts'

export const notification: NotificationTexts = {
  needsHelp: (name: string) => `${name} heeft hulp nodig`,
  someoneNeedsHelp: 'Iemand heeft uw hulp nodig',
  waiting: 'Er wordt op u gewacht. Open uw pagina om het scherm te zien.',
  cannotNow: 'Nu niet',
  freeAt: (time: string) => `Om ${time}`,
  notSent: 'Uw antwoord is niet aangekomen',
  notSentText: 'Open uw pagina om het opnieuw te proberen.',
}
