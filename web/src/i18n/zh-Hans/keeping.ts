import type { Texts } from 'src/i18n/Texts'

export const keeping: Texts['keeping'] = {
  keepLink: '每次都用同一个链接',
  keepLinkText:
    '您会得到自己的链接和四个词，以后都不变。您帮助的人按一个按钮就能再找到您。',
  making: '正在生成您的链接，最多需要一分钟…',
  made: '这就是您自己的链接了，请发送这个。',
  kept: '这是您自己的链接。在这个浏览器里打开本页，每次都是它。',
  elsewhere: '您自己的链接正在另一个标签页里使用。这个标签页的链接不一样。',
  lost: '这个浏览器里已经没有您自己的链接了。还在使用旧链接或按钮的人联系不到您。请生成一个新链接，再发给他们。',
  notMade: '无法生成您的链接。请检查网络，然后再试一次。',
  newLink: '换一个新链接',
  newLinkText: '原来的链接和四个词会失效，别人保存的按钮也会失效。',
  replace: '是的，换掉',

  offerWithoutName: '要为帮您的人留一个按钮吗？',
  offerText: '下次需要帮助时，打开这个网站按一下就行，不需要链接。',
  nameLabel: '按钮上的名字',
  keepButton: '把按钮留在这台电脑上',
  keptButton: (place: string, button: string) =>
    `好了。下次打开 ${place}，按“${button}”。`,

  heading: '帮您的人',
  getHelp: (name: string) => `请${name}帮忙`,
  removing: '删除按钮',
  remove: (name: string) => `删除${name}`,
  removed: (name: string) => `${name}的按钮已删除。`,
  undo: '撤销',

  icon: {
    desktop: '在这台电脑的桌面上放一个图标',
    device: '在这台设备上放一个图标',
    text: '下次点图标就能打开这个网站，不用输入网址。',
    removeFromDesktop: '以后想删除时，打开它，点上面的三个点，再选择卸载。',
    removeFromDevice: '以后可以像删除其他应用一样删除它。',
    added: '好了。下次点图标就行。',
  },
}
