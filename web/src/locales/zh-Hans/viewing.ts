import type { Texts } from 'src/locales/Texts'

export const viewing: Texts['viewing'] = {
  title: '帮助别人',
  fromTitle: '观看共享的屏幕',
  description:
    '发一个链接，就能看到您要帮的人的屏幕。点一下就行，不用下载，不用注册。',

  inviteHeading: '请把这个链接发给您要帮的人',
  inviteText:
    '对方在电脑上打开链接，按一个按钮。请不要关掉这个页面，对方的屏幕会出现在这里。',

  nameLabel: '您的名字（可以不填）',
  nameHint:
    '这样对方就知道是谁想帮忙。名字只留在这台设备上，我们的服务器不会收到。',
  forgetName: '忘掉我的名字',
  chime: '对方来了或离开时响一声',
  testConnection: '测试我的网络',
  arrivedTitle: '对方来了',
  leftTitle: '对方离开了',

  waiting: '正在等对方共享屏幕',
  fromHeading: '对方的屏幕会出现在这里',
  fromText: '对方按下按钮、选好屏幕后，您就能看到。',
  searching: '正在寻找通往对方电脑的路',
  searchingText: '对方已经按下按钮，但你们的两台电脑还没有连上。',
  choosing: '对方正在选择要共享的内容',
  choosingText: '对方的浏览器正在询问要共享哪个屏幕，可能需要一点时间。',
  picture: '共享的屏幕',
  hidden: '对方隐藏了屏幕',
  hiddenText: '对方重新显示后，您就能再看到。',
  reconnecting: '正在重新连接…',
  soundOn: '打开声音',
  soundOff: '关闭声音',
  fullScreen: '全屏',
  leaveFullScreen: '退出全屏',
  leave: '离开',

  stage: '放大和移动画面',
  keys: '滚动滚轮或张开两指可以放大，拖动可以移动。按键：+ 和 − 放大和缩小，0 适合窗口，1 显示 100%，方向键移动。',
  tools: '画面工具',
  moreTools: '更多工具',
  zoomIn: '放大',
  zoomOut: '缩小',
  fit: '适合窗口',
  actualSize: '100%',
  zoomLevel: (percent: number) => `${percent}%`,
  move: '移动画面',
  look: { left: '向左', up: '向上', down: '向下', right: '向右' },
  savePicture: '保存画面',
  savedPicture: '画面已保存',
  pictureFileName: (when: string) => `屏幕 ${when}.png`,

  sharper: '更清晰',
  smoother: '更流畅',
  smoothness: ['最清晰', '清晰', '居中', '流畅', '最流畅'],

  connectionUnknown: '连接',
  connection: {
    good: '连接良好',
    poor: '连接很差',
    slow: '连接较慢',
    unsteady: '连接不稳',
  },
  connectionFaults: {
    delay: '您看到的画面会晚一点：你们之间的路很远，或者很拥挤。',
    loss: '有些画面在路上丢失了，需要重新发送。',
  },
  connectionDetails: '连接详情',
  openConnectionDetails: '（详情）',
  figureNames: {
    size: '大小',
    framesPerSecond: '每秒画面数',
    roundTrip: '往返时间',
    data: '数据量',
    codec: '视频格式',
    path: '路线',
  },
  figures: {
    numbers: 'zh-Hans',
    size: (width: number, height: number) => `${width} × ${height}`,
    roundTrip: (ms: string) => `${ms} 毫秒`,
    data: (kbitPerSecond: string) => `每秒 ${kbitPerSecond} 千比特`,
    direct: '直接连接',
    relayed: '通过中转站',
  },

  play: '显示画面',

  surface: {
    window: '您只看到一个窗口',
    browser: '您只看到一个标签页',
    camera: '您看到的是对方的摄像头画面',
  },
  askForScreen: '请求看整个屏幕',
  signIn: '登录',
  askedForScreen: '已经请求了。对方现在会看到一个按钮。',
}
