import { plural } from 'src/i18n/plural'
import type { Texts } from 'src/i18n/Texts'

export const sheets: Texts['sheets'] = {
  keep: '保存我们做的步骤',
  keepText:
    '您会得到一张步骤单，每一步都有图片，可以打印，也可以以后再看。它只保存在这台电脑上。',
  keepAgain: '把新的步骤也保存',
  kept: '步骤单已保存在这台电脑上。在本网站的“我的步骤单”里可以找到。',
  full: '这台电脑没有空间了，所以步骤单没有保存。您仍然可以打印，或存成文件。',
  denied: '这个浏览器不允许保存步骤单。您仍然可以打印，或存成文件。',
  name: '步骤单的名称',
  useName: '使用这个名称',
  usualName: (date: string) => `我们在${date}做的事`,
  print: '打印',
  saveFile: '存成文件',

  with: (name: string, date: string) => `与${name}一起，${date}`,
  made: (date: string) => `做于${date}`,
  map: '在屏幕上的位置',
  footer: '下次您的屏幕可能会稍有不同。',

  suggest: '建议对方保存',
  suggestText:
    '对方会得到一张步骤单，每一步都有图片，可以打印，也可以以后再看。',
  suggested: '对方现在能看到保存按钮。',
  theyKept: '对方已保存步骤单。',
  theyDeclined: '对方现在不想保存。',
  suggestion: '帮您的人建议把这些步骤保存成步骤单。',
  suggestionBy: (name: string) => `${name}建议把这些步骤保存成步骤单。`,
  notNow: '现在不用',

  leaveOut: '不要这张图片',
  askCopy: '索取副本',
  copyAsked: '正在询问对方。',
  copyComing: '对方同意了，副本正在发送。',
  copyHere: '您已有一份副本，在本网站的“我的步骤单”里可以找到。',
  copyDeclined: '对方不想提供副本。',
  copyFailed: '副本没有收到，或者这个浏览器不允许保存。',
  copyWish: '帮您的人想要一份步骤单的副本，其中有您屏幕的图片。',
  copyWishBy: (name: string) =>
    `${name}想要一份步骤单的副本，其中有您屏幕的图片。`,
  giveCopy: '发送副本',
  copyGiven: '帮您的人会收到一份步骤单的副本。',

  title: '我的步骤单',
  introduction:
    '您在别人帮助下一步一步做的事。步骤单保存在这台电脑上，我们没有副本。',
  none: '还没有步骤单。有人教您步骤时，请按“保存我们做的步骤”。',
  unavailable: '这个浏览器不允许本网站保存任何内容，所以这里没有步骤单。',
  gone: '这张步骤单不在这台电脑上，或者无法读取。',
  stepCount: (count: number) =>
    plural('zh-Hans', count, { other: `${count} 个步骤` }),
  room: (size: string) => `它们在这台电脑上占用 ${size}。`,
  all: '所有步骤单',
  readAloud: '念给我听',
  stopReading: '停止朗读',
  rename: '修改名称',
  remove: '删除这张步骤单',
  removed: (name: string) => `“${name}”已删除。`,
  undo: '撤销',
  removeAll: '删除所有步骤单',
  removeAllQuestion: '全部删除吗？删除后无法恢复。',
  removeAllYes: '是，全部删除',
  removeAllNo: '不，保留',
  removedAll: '所有步骤单已删除。',
  view: '步骤单',
}
