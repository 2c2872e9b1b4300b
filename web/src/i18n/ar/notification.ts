import type { NotificationTexts } from 'src/i18n/Texts'

import { isolate } from './isolate'

export const notification: NotificationTexts = {
  needsHelp: (name: string) => `${isolate(name)} بحاجة إلى مساعدة`,
  someoneNeedsHelp: 'هناك من يحتاج إلى مساعدتك',
  waiting: 'الطرف الآخر بانتظارك. يمكنك فتح صفحتك لرؤية الشاشة.',
  cannotNow: 'ليس الآن',
  freeAt: (time: string) => `الساعة ${time}`,
  notSent: 'لم تصل إجابتك',
  notSentText: 'يمكنك فتح صفحتك للمحاولة مرة أخرى.',
}
