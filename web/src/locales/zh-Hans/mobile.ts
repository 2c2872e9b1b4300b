import type { Texts } from 'src/locales/Texts'

export const mobile: Texts['mobile'] = {
  title: '用手机共享屏幕',
  heading: '共享屏幕请用电脑',
  reason: '手机和平板目前还不允许网页显示屏幕内容。这个功能很快就会有。',
  stepsHeading: '您现在可以这样做',
  steps: [
    '在电脑上用 Chrome、Edge、Firefox 或 Safari 打开同一个链接。',
    '如果只是看别人的屏幕，用这部手机或平板就可以。',
  ],
}
