import type { Texts } from 'src/i18n/Texts'

export const inviting: Texts['inviting'] = {
  preparing: '正在准备链接…',
  linkLabel: '要发送的链接',
  copy: '复制链接',
  copied: '链接已复制，请粘贴到消息里发送。',
  notCopied:
    '浏览器不允许复制。链接已选中：请右键点按或长按它，然后选择“复制”。',
  share: '发送链接…',
  qrHeading: '或者请对方扫这个二维码',
  qrLabel: '链接的二维码',
  moreWays: '其他发送方式',
  waysText: '每种方式打开时，消息都已经写好。您按发送之前，什么都不会发出去。',
  mail: '电子邮件',
  sms: '短信',
  message: {
    sharer: {
      subject: '我来帮你看看电脑',
      text: '你好！请在电脑上打开这个链接，按一下那个大按钮，我就能看到你的屏幕，帮你解决：',
    },
    viewer: {
      subject: '能帮我看看电脑吗？',
      text: '你好！能帮我看看电脑吗？打开这个链接，我一共享屏幕你就能看到：',
    },
  },
  words: (place: string) => `正在通电话？请对方打开 ${place}，输入这四个词：`,
}
