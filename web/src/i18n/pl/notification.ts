import type { NotificationTexts } from 'src/i18n/Texts'

export const notification: NotificationTexts = {
  needsHelp: (name: string) => `Potrzebna pomoc: ${name}`,
  someoneNeedsHelp: 'Ktoś potrzebuje pomocy',
  waiting: 'Ta osoba czeka. Proszę otworzyć swoją stronę, aby zobaczyć ekran.',
  cannotNow: 'Nie teraz',
  freeAt: (time: string) => `O ${time}`,
  notSent: 'Odpowiedź nie dotarła',
  notSentText: 'Proszę otworzyć swoją stronę i spróbować ponownie.',
}
