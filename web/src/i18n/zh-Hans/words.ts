import type { Texts } from 'src/i18n/Texts'

export const words: Texts['words'] = {
  heading: '有人给您念了四个词吗？',
  label: '请输入这四个词',
  example: '例如：lamp cloud piano tree',
  complete: '建议',
  didYouMean: '您是想输入其中一个吗？',
  notFour: '四个词都需要，请对方再念一遍。',
  nothing:
    '这里面没有找到我们的链接或四个词。请粘贴整条消息，或者只输入四个词。',
  tooOften: '试的次数太多了。请等十分钟，或者请对方把链接发给您。',
  go: '继续',
  unknown: (word: string) => `我们的词里没有“${word}”，请对方把字母念一遍。`,
  oldLink:
    '对方的页面已经打开了吗？那么这个链接可能已经失效。请对方发送新的链接，或者输入对方页面上的四个词。',
}
