import { plural } from 'src/i18n/plural'
import type { Texts } from 'src/i18n/Texts'

export const ending: Texts['ending'] = {
  leaving: {
    heading: '您还在共享屏幕',
    text: '如果离开这个页面，帮您的人就看不到您的屏幕了。',
    stay: '继续共享',
    leave: '离开并停止共享',
  },
  lasted: (duration: string) => `您连接了${duration}。`,
  lessThanMinute: '不到一分钟',
  minutes: (count: number) =>
    plural('zh-Hans', count, { other: `${count} 分钟` }),
  hours: (hours: number, minutes: number) => `${hours} 小时 ${minutes} 分钟`,
  saved: '保存在这台设备上：',
  nothingSaved: '这台设备上没有保存任何内容。',
  places: {
    downloads: '在您的下载里',
    chosen: '在您选择的位置',
    sheets: '在“我的步骤单”里',
  },
  notArrived: (name: string) => `文件 ${name} 没有传完。`,
  question: '问题解决了吗？',
  yes: '是的，解决了',
  no: '还没有',
  told: '对方能看到您的回答。',
  theirAnswer: {
    worked: '对方说，问题解决了。',
    'not-yet': '对方说，问题还没解决。',
  },
  helperAnswer: {
    worked: '帮您的人说，问题解决了。',
    'not-yet': '帮您的人说，问题还没解决。',
  },
  nameWorked: (name: string) => `${name} 说，问题解决了。`,
  nameNotYet: (name: string) => `${name} 说，问题还没解决。`,
}
