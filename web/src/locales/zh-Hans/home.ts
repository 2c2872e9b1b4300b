import type { Texts } from 'src/locales/Texts'

export const home: Texts['home'] = {
  title: '帮家人用好电脑',
  heading: '帮家人解决电脑问题，更轻松',
  tagline: '点一下就行，不用下载，不用注册。',
  introduction: '家人按一个按钮，您就能看到他们的屏幕。',
  choicesHeading: '您想做什么？',

  help: {
    heading: '我想帮助别人',
    description:
      '您会得到一个链接，把它发给对方。对方打开链接、按下按钮，您就能看到屏幕。',
    action: '帮助别人',
  },
  share: {
    heading: '我需要帮助',
    description: '把屏幕给您信任的人看。对方只能看，不能点击，也不能打字。',
    action: '共享我的屏幕',
  },

  reassurancesHeading: '请您放心',
  stored: {
    heading: '什么都不保存',
    description: '我们从不录制您的屏幕，也不保留任何内容。',
  },
  direct: {
    heading: '直接传给对方',
    description: '画面加密后，从一个浏览器直接传到另一个浏览器。',
  },
  free: {
    heading: '免费',
    description: '不用付钱，不用安装，不用账号。',
  },

  warning: '是陌生人打电话让您这样做的吗？请挂断电话。只把屏幕给您认识的人看。',
}
