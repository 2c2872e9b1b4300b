import type { NotificationTexts } from 'src/i18n/Texts'

export const notification: NotificationTexts = {
  needsHelp: (name: string) => `Потрібна допомога: ${name}`,
  someoneNeedsHelp: 'Комусь потрібна Ваша допомога',
  waiting: 'На Вас чекають. Відкрийте свою сторінку, щоб побачити екран.',
  cannotNow: 'Не зараз',
  freeAt: (time: string) => `О ${time}`,
  notSent: 'Ваша відповідь не дійшла',
  notSentText: 'Відкрийте свою сторінку, щоб спробувати ще раз.',
}
