import type { NotificationTexts } from 'src/i18n/Texts'

export const notification: NotificationTexts = {
  needsHelp: (name: string) => `${name}需要帮助`,
  someoneNeedsHelp: '有人需要您的帮助',
  waiting: '对方正在等您。打开您的页面就能看到屏幕。',
  cannotNow: '现在不行',
  freeAt: (time: string) => `${time}可以`,
  notSent: '您的答复没有送到',
  notSentText: '打开您的页面再试一次。',
}
