import type { Texts } from 'src/i18n/Texts'

export const mobile: Texts['mobile'] = {
  title: '用手机共享屏幕',
  heading: '共享屏幕请用电脑',
  reason: '在手机和平板上，网页不能共享屏幕。',
  onComputer: (place: string) => `请在电脑上打开 ${place}，输入这四个词：`,
  onComputerOwn: (place: string) => `请在电脑上打开 ${place}。`,
  toSee: '您可以用这部手机或平板看别人的屏幕。',

  sendHeading: '把链接发到您的电脑上',
  send: '发送链接…',
  mail: '用邮件发给自己',
  sendMessage: '请在电脑上打开这个链接，就能共享电脑的屏幕：',
  cameraHeading: '或者用这台设备的摄像头',
  cameraText: '帮您的人能看到摄像头拍到的画面。',
  cameraAction: '使用摄像头',

  camera: {
    heading: '用摄像头给对方看',
    whatHappens:
      '帮您的人会看到摄像头拍到的画面，但听不到声音。您随时可以停止。',
    action: '共享我的摄像头',
    afterwards: '接着浏览器会请求使用摄像头。请按“允许”。',
    stopped: '您已停止。现在没有人能看到任何内容。',
    choosingHeading: '请允许使用摄像头',
    choosingSteps: ['浏览器在问这个页面能不能使用摄像头。', '请按“允许”。'],
    sharing: '您正在共享摄像头画面',
    stop: '关闭摄像头',
    hide: '隐藏画面',
    hidden: '您的摄像头已隐藏',
    hiddenText: '在您重新显示画面之前，帮您的人什么也看不到。',
    show: '重新显示画面',
  },
  preview: '您的摄像头拍到的画面',
}
