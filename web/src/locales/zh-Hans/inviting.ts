import type { Texts } from 'src/locales/Texts'

export const inviting: Texts['inviting'] = {
  preparing: '正在准备链接',
  linkLabel: '要发送的链接',
  copy: '复制链接',
  copied: '已复制',
  share: '发送链接…',
  shareText: '打开这个链接，按一下按钮，我就能看到屏幕：',
  words: '正在通电话？请把这个念给对方听：',
  qrHeading: '或者请对方扫一扫',
  qrLabel: '链接的二维码',
}
