import type { NotificationTexts } from 'src/i18n/Texts'

export const notification: NotificationTexts = {
  needsHelp: (name: string) => `${name} yardım istiyor`,
  someoneNeedsHelp: 'Biri sizden yardım istiyor',
  waiting: 'Sizi bekliyor. Ekranı görmek için sayfanızı açın.',
  cannotNow: 'Şimdi olmaz',
  freeAt: (time: string) => `Saat ${time}`,
  notSent: 'Yanıtınız ulaşmadı',
  notSentText: 'Yeniden denemek için sayfanızı açın.',
}
