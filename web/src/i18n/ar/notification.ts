import type { NotificationTexts } from 'src/i18n/Texts'

export const notification: NotificationTexts = {
  needsHelp: (name: string) => `\u2068${name}\u2069 بحاجة إلى مساعدة`,
  someoneNeedsHelp: 'هناك من يحتاج إلى مساعدتك',
  waiting: 'الطرف الآخر بانتظارك. يمكنك فتح صفحتك لرؤية الشاشة.',
  cannotNow: 'ليس الآن',
  freeAt: (time: string) => `الساعة ${time}`,
  notSent: 'لم تصل إجابتك',
  notSentText: 'يمكنك فتح صفحتك للمحاولة مرة أخرى.',
}
