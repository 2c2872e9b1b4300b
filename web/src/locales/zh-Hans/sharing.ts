import type { Texts } from 'src/locales/Texts'

export const sharing: Texts['sharing'] = {
  title: '把屏幕给帮您的人看',
  description:
    '按一个按钮，帮您的人就能看到您的屏幕。点一下就行，不用下载，不用注册。',

  heading: '把您的屏幕给帮您的人看',
  headingWithName: (name: string) => `${name} 想帮助您`,
  whatHappens: '对方只能看，不能点击，也不能打字。',
  action: '共享我的屏幕',
  scamWarning:
    '只有认识这个人，才请继续。任何银行、任何公司都不会要求您这样做。',
  stopped: '您已停止共享。现在没有人能看到您的屏幕。',
  cancelled: '什么都没有共享。准备好了，请再按一次按钮。',

  inviteHeading: '请先把这个链接发给帮您的人',
  inviteText: '对方打开后，就能看到您共享的内容。',

  choosingHeading: '请选择要共享的内容',
  choosingSteps: [
    '浏览器里弹出了一个窗口。',
    '请点一下您屏幕的小图。',
    '然后在那个窗口里点“分享”。',
  ],

  waiting: '正在等帮您的人',
  waitingText:
    '帮您的人还没有打开页面。您什么都不用做，对方打开后就会自动开始。',

  searching: '正在连接帮您的人…',
  searchingText: '帮您的人已经打开页面，但两台电脑还没有连上。',

  sharing: '您正在共享屏幕',
  sharingText: '帮您的人能看到您的屏幕。请照常使用电脑，不要关掉这个页面。',
  soundText: '帮您的人还能听到您共享内容的声音。',
  stop: '停止共享',
  hide: '隐藏我的屏幕',
  hidden: '您的屏幕已隐藏',
  hiddenText: '在您重新显示之前，帮您的人什么也看不到。现在正好可以输入密码。',
  hiddenSoundText: '帮您的人也听不到任何声音。',
  show: '显示我的屏幕',

  reconnecting: '正在重新连接…',
  reconnectingText:
    '和帮您的人的连接断开了。请不要关掉这个页面，连接会自动恢复。',
}
