import type { RingingTexts } from 'src/locales/Texts'

import { notification } from './notification'

export const ringing: RingingTexts = {
  ...notification,

  ringing: (name: string) => `正在呼叫${name}…`,
  rung: (name: string) => `已经呼叫了${name}。`,
  pageOpen: (name: string) => `已经呼叫了${name}，对方的页面是打开的。`,
  gone: (name: string) =>
    `已经无法呼叫${name}了。请打电话，请对方重新打开“在这台设备上响铃”。`,
  tooMany: (name: string) =>
    `已经呼叫${name}好几次了。请等一分钟，或者打电话。`,
  failed: (name: string) => `没能呼叫${name}。请再试一次，或者打电话。`,
  ring: (name: string) => `呼叫${name}`,
  again: (name: string) => `再次呼叫${name}`,
  helperCannot: (name: string) => `${name}现在没法帮忙。`,
  freeToday: (name: string, time: string) => `${name}${time}可以帮忙。`,
  freeTomorrow: (name: string, time: string) => `${name}明天${time}可以帮忙。`,
  comeBack: '您可以关闭本页，到时候再按一次按钮。',
  tryLater: '您可以关闭本页，以后再试。',
  switchLabel: '在这台设备上响铃',
  switchText: '有人按下您的按钮时，这台设备就会响铃，即使本页已经关闭。',
  isOn: '保存了您按钮的人都能让这台设备响铃。下次一起共享时，对方的电脑就会知道。',
  undo: '想取消时，在这里关掉即可，之后没有人能让这台设备响铃。',
  asking: '浏览器正在询问是否允许本网站显示通知，请在那里允许。',
  refused: '仍未打开，因为浏览器没有得到显示通知的许可。您可以再试一次。',
  blocked:
    '浏览器屏蔽了本网站的通知。请点击网址旁边的图标，允许通知，然后再打开。',
  notSwitched: '无法打开。请检查网络，然后再试一次。',
  callers: '谁可以呼叫您',
  callerLabel: (date: string) => `您在${date}帮助过的人的名字`,
  callerHint: '通知会显示这个名字。它只留在这个浏览器里。',
  nameHeading: '下次对方可以呼叫您',
  nameLabel: '刚才是谁？',
  saveName: '保存名字',
  answerHeading: '现在不方便？轻点一下告诉对方：',
  tomorrowAt: (time: string) => `明天${time}`,
  sending: '正在发送您的答复…',
  delivered: '对方已经能看到您的答复。',
  lost: '您的答复没有送到，对方可能已经关闭了页面。',
}
