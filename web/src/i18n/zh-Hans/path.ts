import type { Texts } from 'src/i18n/Texts'

export const path: Texts['path'] = {
  tried: '我们还在努力为你们连接，会一直尝试下去。',
  whatToDo: '两边都可以试试：',
  steps: [
    '看看两边的网络是否都正常。能打开别的网站吗？',
    '换一个网络试试，比如用手机热点。有些公司、酒店和访客网络会阻止屏幕共享。',
    '如果用了 VPN，请关掉。',
  ],
}
