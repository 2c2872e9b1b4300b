import type { NotificationTexts } from 'src/i18n/Texts'

export const notification: NotificationTexts = {
  needsHelp: (name: string) => `${name} precisa de ajuda`,
  someoneNeedsHelp: 'Alguém precisa da sua ajuda',
  waiting: 'Estão esperando por você. Abra a sua página para ver a tela.',
  cannotNow: 'Agora não posso',
  freeAt: (time: string) => `Às ${time}`,
  notSent: 'A sua resposta não chegou',
  notSentText: 'Abra a sua página para tentar de novo.',
}
