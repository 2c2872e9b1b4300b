import type { Texts } from 'src/i18n/Texts'

export const newcomer: Texts['newcomer'] = {
  heading: '有别人打开了您的链接',
  atSharer:
    '可能是帮您的人换了一台设备，也可能是您不认识的人。在您同意之前，对方什么也看不到。',
  admitAtSharer: '让对方看我的屏幕',
  refuseAtSharer: '不让看',
  atViewer: '这个人想给您看屏幕。您刚才帮助的人还可能会回来。',
  admitAtViewer: '看对方的屏幕',
  refuseAtViewer: '继续等',
  turnAway: '我在等别人',

  strangerHeading: '有人想给您看屏幕',
  strangerText:
    '我们无法判断对方是否有您的链接。您刚才把您的四个词念给别人听了吗？',
  refuseStranger: '暂时不看',
  strangerWaits: '对方在自己的页面上同意后就会自动开始。',

  doubtHeading: '这是帮您的人吗？',
  doubtText: '有人没有用您的链接就进来了。在您同意之前，对方什么也看不到。',
  compare: '请问对方的两个词是什么，必须和这里的一样：',
  yourWords: '如果对方问您的两个词，请说这两个：',
}
