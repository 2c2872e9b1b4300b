import type { Texts } from 'src/locales/Texts'

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
}
