import type { Texts } from 'src/locales/Texts'

export const words: Texts['words'] = {
  heading: '有人给您念了四个词吗？',
  label: '这四个词',
  example: '例如：lamp cloud piano tree',
  complete: '补全这个词',
  didYouMean: '您是想输入这个吗？',
  notFour: '一共是四个词，请对方全部再念一遍。',
  tooOften: '输错太多次了。请等十分钟，或者请对方把链接发给您。',
  go: '继续',
  unknown: (word: string) => `我们不认识“${word}”这个词，请对方把字母念一遍。`,
}
