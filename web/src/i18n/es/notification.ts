import type { NotificationTexts } from 'src/i18n/Texts'

export const notification: NotificationTexts = {
  needsHelp: (name: string) => `${name} necesita ayuda`,
  someoneNeedsHelp: 'Alguien necesita su ayuda',
  waiting: 'Le están esperando. Abra su página para ver la pantalla.',
  cannotNow: 'Ahora no puedo',
  freeAt: (time: string) => `A las ${time}`,
  notSent: 'Su respuesta no ha llegado',
  notSentText: 'Abra su página para intentarlo de nuevo.',
}
