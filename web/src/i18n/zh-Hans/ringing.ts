import type { RingingTexts } from 'src/i18n/Texts'

import { notification } from './notification'

export const ringing: RingingTexts = {
  ...notification,

  ringing: (name: string) => `正在呼叫${name}…`,
  rung: (name: string) => `已经呼叫了${name}。`,
  pageOpen: (name: string) => `已经呼叫了${name}，对方的页面是打开的。`,
  gone: (name: string) =>
    `至少在下次一起共享之前，已经无法呼叫${name}了。请打电话联系。您仍然可以在这里共享屏幕。`,
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
  homeScreen: '有人按您的按钮时，这台设备可以响铃。请先把本网站添加到主屏幕：',
  homeScreenSteps: [
    '点按浏览器的分享按钮，即带箭头的方框。',
    '选择“添加到主屏幕”。',
    '从主屏幕打开本网站，在那里设置您的链接和响铃。',
  ],
  browserCannot: '这个浏览器不能响铃。只要本页面开着，有人需要您时您就能看到。',
  isOn: '只有您允许的人才能让这台设备响铃。和新的人共享时以及共享之后，会询问您。',
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
  letHeading: (name: string) => `允许${name}呼叫您吗？`,
  letHeadingWithoutName: '下次允许对方呼叫您吗？',
  letText:
    '对方按下您的按钮时，这台设备就会响铃，即使本页已经关闭。您可以随时收回许可。',
  letRing: (name: string) => `允许${name}呼叫我`,
  letRingWithoutName: '允许对方呼叫我',
  letDone: (name: string) => `从现在起，${name}可以呼叫您。`,
  letDoneWithoutName: '从现在起，对方可以呼叫您。',
  letLater: '对方的页面已经关闭。下次一起共享之后，对方就可以呼叫您。',
  takeBack: (name: string) => `收回${name}的许可`,
  takeBackFrom: (date: string) => `收回您在${date}帮助过的人的许可`,
  taken: (name: string) => `${name}已经不能呼叫您了。`,
  takenWithoutName: '对方已经不能呼叫您了。',
  takenLater:
    '等浏览器连上它的通知服务后，才会完全生效。请检查网络，然后再打开本页。',
  othersLater: '下次一起共享之后，其他人才能再次呼叫您。',
  answerHeading: '现在不方便？轻点一下告诉对方：',
  tomorrowAt: (time: string) => `明天${time}`,
  sending: '正在发送您的答复…',
  delivered: '对方已经能看到您的答复。',
  lost: '您的答复没有送到，对方可能已经关闭了页面。',
}
