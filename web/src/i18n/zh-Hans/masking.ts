import type { Texts } from 'src/i18n/Texts'

export const masking: Texts['masking'] = {
  cover: '遮住一部分',
  coverMore: '更改遮住的部分',
  covered: '您屏幕的一部分已遮住。',
  heading: '要遮住什么？',
  hidden:
    '请在图片上点击或拖动，放上一个灰色方框。在您重新显示屏幕之前，帮您的人什么也看不到。',
  stays: '方框会留在屏幕上原来的位置。您滚动页面或移动窗口时，它不会跟着移动。',
  picture: '您屏幕的图片',
  taking: '正在截取您屏幕的图片…',
  another: '5 秒后重新截取图片',
  anotherText: '图片里没有？请先在屏幕上打开它。',
  awaited: '现在请打开要遮住的内容，然后回到这里。',
  add: '添加方框',
  box: (number: number) => `方框 ${number}`,
  remove: (number: number) => `移除方框 ${number}`,
  keys: '方向键可以移动方框。同时按住 Shift 可以放大或缩小。按删除键移除。',
  full: '不能再添加方框了。',
  showRest: '显示屏幕的其余部分',
  problems: {
    'no-picture': '没能截取您屏幕的图片。请重新截取。',
    resized:
      '您的屏幕或窗口大小变了，所以已隐藏。请看看方框是否还在正确的位置，然后再显示。',
    failed: '现在无法再遮住，所以您的屏幕已隐藏。重新显示后，什么都不会遮住。',
    'other-screen': '您刚才选择的屏幕上没有遮住任何内容。',
  },
}
