import type { Texts } from 'src/locales/Texts'

export const path: Texts['path'] = {
  tried:
    '我们正在反复尝试每一条路：直接连接，如果有中转站，也通过中转站。只要有一条通了，就会自动继续。',
  whatToDo: '你们两位可以这样做：',
  steps: [
    '看看两边的网络是否都正常：能打开别的网站吗？',
    '换一个网络试试，比如用手机热点。有些公司、酒店和访客网络会阻止屏幕共享。',
    '如果开着 VPN，请关掉。',
  ],
}
