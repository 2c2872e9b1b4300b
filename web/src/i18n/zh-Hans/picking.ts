import type { Texts } from 'src/i18n/Texts'

export const picking: Texts['picking'] = {
  label: '选择共享内容的窗口示意图',
  onlyChosen: '帮您的人只能看到您选的内容。',
  onlyChosenBy: (name: string) => `${name} 只能看到您选的内容。`,
  steps: {
    chromium: ['点一下您屏幕的小图。', '点下方的“分享”。'],
    firefox: ['打开列表，选“整个屏幕”。', '点“允许”。'],
    safari: ['点“允许共享屏幕”。', '如果屏幕中间出现一个按钮，请也点一下。'],
  },

  dialog: {
    title: '选择要分享什么',
    tab: '标签页',
    window: '窗口',
    screen: '整个屏幕',
    screenFirefox: '整个屏幕',
    cancel: '取消',
    share: '分享',
    question: '允许此网页查看您的屏幕吗？',
    list: '选择窗口或屏幕',
    block: '阻止',
    allow: '允许',
    allowScreen: '允许共享屏幕',
    allowWindow: '允许共享窗口',
    dontAllow: '不允许',
  },

  change: '共享别的内容',
  asked: '帮您的人想看您的整个屏幕。',
  askedBy: (name: string) => `${name} 想看您的整个屏幕。`,
  wholeScreen: '改为共享整个屏幕',
  changing: '请选择要换成什么。选好之前，帮您的人看到的和原来一样。',
  kept: '没有变化。帮您的人看到的和原来一样。',
  surface: {
    monitor: '您正在共享整个屏幕。',
    window: '您只共享了一个窗口，帮您的人看不到别的内容。',
    browser: '您只共享了一个浏览器标签页，帮您的人看不到别的内容。',
  },
}
