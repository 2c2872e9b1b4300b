import type { Texts } from 'src/i18n/Texts'

export const errors: Texts['errors'] = {
  '404': {
    shortTitle: '404',
    title: '没有找到这个页面',
    description: '可能是网址里有个字打错了，也可能是页面换了地方。',
  },
  unknown: {
    shortTitle: '哎呀',
    title: '出了点问题',
    description: '请过一会儿再试。如果还是不行，请写信告诉我们。',
  },
  network: {
    shortTitle: '出错了',
    title: '现在连不上网络',
    description:
      '请看看您的网络是否正常，或者过一会儿再试。如果还是不行，请写信告诉我们。',
  },

  'sharer-left': {
    shortTitle: '再见',
    title: '对方已经离开',
    description: '对方用同一个链接就可以再进来。',
  },
  'sharer-stopped': {
    shortTitle: '哎呀',
    title: '对方停止了屏幕共享',
    description: '对方用同一个链接就可以再次共享。',
  },
  'sharer-returned': {
    shortTitle: '又见面了',
    title: '对方回来了',
    description: '对方只需再按一次按钮，您就能在这里看到屏幕。',
  },
  'viewer-left': {
    shortTitle: '再见',
    title: '观看的人已经离开',
    description: '如果您想再次共享屏幕，请向对方要一个新的链接。',
  },
  'already-viewing': {
    shortTitle: '哎呀',
    title: '已经有人在看了',
    description: '同一时间只能有一个人看屏幕。',
  },
  'viewer-not-proved': {
    shortTitle: '请注意',
    title: '我们无法确定这是帮助您的人',
    description:
      '没有人看到您的屏幕。链接可能已过期或不完整。请对方发送新的链接。',
  },
  'viewer-not-compared': {
    shortTitle: '请注意',
    title: '有人没有用您的链接就进来了',
    description:
      '我们无法核实对方是谁。没有人看到您的屏幕。请把链接再发一次给帮您的人。',
  },
  'stranger-keeps-trying': {
    shortTitle: '请注意',
    title: '有人一直想看您的屏幕',
    description:
      '没有人看到您的屏幕。请先拨打您知道的号码，联系帮您的人，再用消息把链接发给对方。',
  },
  'sharer-not-proved': {
    shortTitle: '请注意',
    title: '我们无法确定对方是谁',
    description: '没有显示任何内容。链接可能已过期或不完整。请使用新的链接。',
  },

  'invalid-account-details': {
    shortTitle: '哎呀',
    title: '密码或邮箱地址不对',
    description: '',
  },
  'email-taken': {
    shortTitle: '哎呀',
    title: '这个邮箱已经有人使用',
    description: '请试试直接登录。',
  },
  'no-account-with-email': {
    shortTitle: '哎呀',
    title: '没有找到这个账号',
    description: '请核对一下您的邮箱地址。',
  },
  'reset-password-token-invalid': {
    shortTitle: '哎呀',
    title: '无法修改密码',
    description: '请重新获取一个修改密码的链接。',
  },
  'accept-invite-already-member': {
    shortTitle: '哎呀',
    title: '无法接受邀请',
    description: '您已经在这个团队里了。',
  },
  'accept-invite-email-mismatch': {
    shortTitle: '哎呀',
    title: '无法接受邀请',
    description: '这份邀请是发给另一个邮箱的。',
  },
  'accept-invite-token-expired': {
    shortTitle: '哎呀',
    title: '无法接受邀请',
    description: '这份邀请已经过期。',
  },
  'accept-invite-token-invalid': {
    shortTitle: '哎呀',
    title: '无法接受邀请',
    description: '这个邀请链接不能使用。',
  },

  'someone-else-sharing': {
    shortTitle: '正忙',
    title: '现在有别人在共享屏幕',
    description: '帮您的人正在看别人的屏幕。请等对方看完，再试一次。',
  },
  'declined-by-viewer': {
    shortTitle: '抱歉',
    title: '帮您的人没有接受您的请求',
    description: '对方可能在等别人。请先问一下，然后再按一次按钮。',
  },
  'declined-by-sharer': {
    shortTitle: '抱歉',
    title: '对方没有同意',
    description: '对方可能在等别人。请问一下，然后再试一次。',
  },
  'display-capture-denied-by-system': {
    shortTitle: '就快好了',
    title: '需要您的电脑先允许',
    description:
      '请打开电脑的隐私设置，找到“屏幕录制”（较新的系统叫“录屏与系统录音”），为这个浏览器打开它。然后关闭浏览器，重新打开，再打开同一个链接。没有人看到任何内容。',
  },
  'display-capture-unsupported': {
    shortTitle: '抱歉',
    title: '这台设备不能共享屏幕',
    description: '手机和平板不能在网页上共享屏幕。请在电脑上打开同一个链接。',
  },
  'display-capture-failed': {
    shortTitle: '哎呀',
    title: '屏幕没能共享出去',
    description: '没有人看到任何内容。请再试一次，或者选择另一个屏幕或窗口。',
  },
  'not-secure-context': {
    shortTitle: '就快好了',
    title: '这个页面不安全',
    description:
      '浏览器只允许在安全的页面上共享屏幕。请看看网址是不是以 https:// 开头，然后重新打开。',
  },
  'browser-unsupported': {
    shortTitle: '抱歉',
    title: '这个浏览器太旧，不能共享屏幕',
    description:
      '请在电脑上用较新的浏览器打开同一个链接：Chrome 72、Firefox 66、Safari 13 或更新版本。如果只是观看，Firefox 59 和 Safari 11.1 就够了。',
  },
  'webrtc-missing': {
    shortTitle: '抱歉',
    title: '这个浏览器无法建立连接',
    description:
      '它缺少所需的功能，或者这项功能已关闭。请用最新版的 Chrome、Edge、Firefox 或 Safari 打开同一个链接。',
  },
  'display-capture-refused': {
    shortTitle: '就快好了',
    title: '浏览器阻止了屏幕共享',
    description:
      '它的设置不允许在这个页面上共享屏幕。您可以在这里更改，再试一次。没有人看到任何内容。',
  },
  'sign-in-required': {
    shortTitle: '就快好了',
    title: '请先登录',
    description:
      '在这里，只有已登录的帮助者才能看到屏幕。只需片刻，之后会回到这里。',
  },
  'in-app-browser': {
    shortTitle: '就快好了',
    title: '请在您自己的浏览器里打开这个链接',
    description:
      '您是在另一个应用里打开这个页面的，在那里不能共享屏幕。同一个链接在您自己的浏览器里可以用。',
  },
  'camera-refused': {
    shortTitle: '就快好了',
    title: '浏览器阻止了摄像头',
    description: '没有人看到任何内容。请允许这个页面使用摄像头，再试一次。',
  },
  'calls-blocked': {
    shortTitle: '哎呀',
    title: '您的网络能打开网页，但不能通话',
    description:
      '可能是 VPN、杀毒软件或公司网络造成的。“测试我的网络”会显示哪些能通。',
  },
  'camera-failed': {
    shortTitle: '哎呀',
    title: '无法启动摄像头',
    description:
      '没有人看到任何内容。请关闭正在使用摄像头的其他应用，再试一次。',
  },
}
