import type { Texts } from 'src/i18n/Texts'

export const home: Texts['home'] = {
  title: '帮家人用好电脑',
  heading: '帮家人解决电脑问题，更轻松',
  introduction: '家人按一个按钮，您就能看到他们的屏幕。',
  sheets: '我的步骤单',
  choicesHeading: '您想做什么？',

  help: {
    heading: '我想帮助别人',
    description:
      '我们给您一个链接，请把它发给对方。对方打开链接、按下按钮，您就能看到屏幕。',
    action: '帮助别人',
  },
  share: {
    heading: '我需要帮助',
    action: '共享我的屏幕',
    words: '我有四个词',
  },

  reassurancesHeading: '请您放心',
  stored: {
    heading: '什么都不保存',
    description: '您屏幕上的内容，我们从不录制，也不保留。',
  },
  direct: {
    heading: '直达对方，保护隐私',
    description: '您的屏幕直接传到对方的浏览器，全程加密。',
  },
  free: {
    heading: '免费',
    description: '不用付钱，不用安装，不用注册账号。',
  },

  warning: '有不认识的人打电话让您这样做吗？请挂断电话。屏幕只给您认识的人看。',
}
