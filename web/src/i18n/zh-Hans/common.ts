import type { Texts } from 'src/i18n/Texts'

export const common: Texts['common'] = {
  loading: '请稍等…',
  tagline: '点一下就行，不用下载，不用注册。',
  tryAgain: '再试一次',
  testConnection: '测试我的网络',
  backToHome: '回到首页',
  besideError: '这个页面上有个地方出了问题，其他功能照常可用。',
  newVersion: '有新版本了。',
  loadNewVersion: '加载新版本',
  support: '请写信给我们：',
  newTab: '（在新标签页中打开）',
  needsJavaScript: '请在浏览器中打开 JavaScript，这个页面才能使用。',

  description: (appName: string) =>
    `用 ${appName} 帮家人解决电脑问题更轻松：家人共享屏幕，您就能看到。点一下就行，不用下载，不用注册。`,
  keywords: [
    '屏幕共享',
    '帮父母用电脑',
    '家人电脑帮助',
    '看到对方屏幕',
    '不用下载',
    '不用注册',
    '免费',
  ],

  homeLink: (appName: string) => `${appName}，首页`,
  footerNavigation: '关于本站',
  language: '语言',
  privacyLink: '隐私',
  termsLink: '使用条款',
}
