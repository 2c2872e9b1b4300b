import type { NotificationTexts } from 'src/i18n/Texts'

export const notification: NotificationTexts = {
  needsHelp: (name: string) => `${name} braucht Hilfe`,
  someoneNeedsHelp: 'Jemand braucht Ihre Hilfe',
  waiting:
    'Man wartet auf Sie. Öffnen Sie Ihre Seite, um den Bildschirm zu sehen.',
  cannotNow: 'Jetzt nicht',
  freeAt: (time: string) => `Um ${time}`,
  notSent: 'Ihre Antwort kam nicht an',
  notSentText: 'Öffnen Sie Ihre Seite, um es noch einmal zu versuchen.',
}
