import type { Texts } from 'src/locales/Texts'

export const panel: Texts['panel'] = {
  title: '帮您的人给的提示',
  sees: '帮您的人能看到您的屏幕。',
  seesBy: (name: string) => `${name} 能看到您的屏幕。`,
  limits: '对方可以指给您看，但不能点击，也不能打字。',
  idle: '帮您的人指给您看时，会显示在这里。',
  shows: '帮您的人在指给您看',
  showsBy: (name: string) => `${name} 在指给您看`,
  place: {
    upperLeft: '请看左上方',
    top: '请看上方',
    upperRight: '请看右上方',
    left: '请看左边',
    middle: '请看中间',
    right: '请看右边',
    lowerLeft: '请看左下方',
    bottom: '请看下方',
    lowerRight: '请看右下方',
  },
  closeUp: '该位置的放大图',
  map: '您屏幕的缩略图',
  bigger: '放大文字',
  open: '打开帮助窗口',
  openText: '它一直在最前面，告诉您该看哪里。',
  keepOnTop: '保持在最前面',
}
