import type { Texts } from 'src/locales/Texts'

export const panel: Texts['panel'] = {
  title: '给您的提示',
  sees: '帮您的人能看到您的屏幕。',
  seesBy: (name: string) => `${name} 能看到您的屏幕。`,
  limits: '对方可以指给您看，但不能点击，也不能打字。',
  idle: '对方指出什么，您会在这里看到。',
  shows: '帮您的人在指给您看',
  showsBy: (name: string) => `${name} 在指给您看`,
  place: {
    upperLeft: '左上方',
    top: '上方',
    upperRight: '右上方',
    left: '左边',
    middle: '中间',
    right: '右边',
    lowerLeft: '左下方',
    bottom: '下方',
    lowerRight: '右下方',
  },
  closeUp: '放大的位置',
  map: '您共享的全部内容，缩小显示',
  bigger: '放大文字',
  open: '打开帮助窗口',
  openText: '它一直在最前面，告诉您该看哪里。',
  keepOnTop: '保持在最前面',
}
