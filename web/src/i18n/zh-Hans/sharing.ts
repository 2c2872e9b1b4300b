import type { Texts } from 'src/i18n/Texts'

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
  interrupted:
    '因为这个页面被关掉或重新加载了，帮您的人已看不到您的屏幕。要继续，请按按钮。',
  stopped: '您已停止共享。现在没有人能看到您的屏幕。',
  surfaceGone:
    '您展示的窗口或标签页已关闭，或者共享已停止。现在没有人能看到您的屏幕。要展示其他内容吗？',
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
  waitingText: '对方打开页面后就会自动开始。',

  searching: '正在连接帮您的人…',
  searchingText: '帮您的人已经打开页面，但两台电脑还没有连上。',

  sharing: '您正在共享屏幕',
  empty: '帮您的人现在什么也看不到',
  emptyText: '您显示的窗口可能被最小化了。重新打开后，对方就能再看到。',
  emptyScreenText: '电脑暂时不让人看到屏幕，可能已锁定，或正在向您提问。',
  seenBy: (who: string, isHeard: boolean) =>
    `${who}正在看${isHeard ? '，也能听到声音' : ''}。`,
  who: {
    verified: '创建链接的人',
    ownsWords: '您输入的四个词的主人',
    hasLink: '有您链接的人',
    sameHelper: (name: string, date: string) =>
      `${name}（和${date}帮您的是同一个人）`,
    sameAsBefore: (name: string) => `${name}（和以前帮您的是同一个人）`,
    notVerified: '一位未经验证的人',
  },
  soundText: '帮您的人还能听到您共享内容的声音。',
  stop: '停止共享',
  hide: '隐藏我的屏幕',
  hidden: '您的屏幕已隐藏',
  hiddenText: '现在谁也看不到。您可以输入密码。',
  hiddenSoundText: '现在谁也看不到、听不到。您可以输入密码。',
  more: '更多',
  show: '显示我的屏幕',

  reconnecting: '正在重新连接…',
  reconnectingText: '连接断开了。请不要关掉这个页面，连接会自动恢复。',
}
