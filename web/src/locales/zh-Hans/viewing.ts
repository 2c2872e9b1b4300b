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
    '这样对方就知道是您。名字保存在这台设备上，并且写在链接里，我们不会收到。',
  forgetName: '删除我的名字',
  chime: '对方来了或离开时响一声',
  testConnection: '测试我的网络',
  arrivedTitle: '对方来了',
  leftTitle: '对方离开了',

  waiting: '正在等对方共享屏幕',
  fromHeading: '对方的屏幕会出现在这里',
  fromText: '对方按下按钮、选好屏幕后，您就能看到。',
  searching: '正在连接对方的电脑…',
  searchingText: '对方已经按下按钮，但两台电脑还没有连上。',
  choosing: '对方正在选择要共享的内容',
  choosingText:
    '对方的浏览器正在询问要共享什么。请告诉对方：“点一下你屏幕的小图，再点分享。”',
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
  keys: '滚动滚轮或张开两指可以放大，拖动可以移动。键盘：+ 和 − 放大和缩小，0 适合窗口，1 显示实际大小，方向键移动。',
  tools: '画面工具',
  more: '更多',
  shortcuts: '键盘快捷键',
  shortcutsHint: '请先点击画面，再按下列按键。',
  moreTools: '更多工具',
  zoomIn: '放大',
  zoomOut: '缩小',
  fit: '适合窗口',
  actualSize: '100%',
  zoomLevel: (percent: number) => `${percent}%`,
  move: '移动',
  look: {
    left: '向左移动',
    up: '向上移动',
    down: '向下移动',
    right: '向右移动',
  },
  savePicture: '保存截图',
  savedPicture: '截图已保存',
  pictureFileName: (when: string) => `屏幕 ${when}.png`,

  sharper: '更清晰',
  smoother: '更流畅',
  qualityPreference: ['最清晰', '清晰', '均衡', '流畅', '最流畅'],

  connectionUnknown: '连接',
  connection: {
    good: '连接良好',
    poor: '连接很差',
    slow: '连接较慢',
    unsteady: '连接不稳',
  },
  connectionFaults: {
    delay: '画面有延迟：你们之间的网络较慢，或者比较拥堵。',
    loss: '有些画面在传输中丢失了，需要重新发送。',
  },
  connectionDetails: '连接详情',
  openConnectionDetails: '（详情）',
  figureNames: {
    size: '大小',
    framesPerSecond: '每秒帧数',
    roundTrip: '延迟（往返）',
    data: '数据速率',
    codec: '视频格式',
    path: '连接方式',
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
    window: '对方只共享了一个窗口',
    browser: '对方只共享了一个标签页',
    camera: '您看到的是对方的摄像头画面',
  },
  askForScreen: '请求看整个屏幕',
  signIn: '登录',
  askedForScreen: '已经请求了，对方会看到一个按钮。',
}
