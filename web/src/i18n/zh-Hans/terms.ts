import type { Documents } from 'src/i18n/Texts'

export const terms: Documents['terms'] = {
  title: '使用条款',
  introduction: (appName: string) =>
    `这些是使用 ${appName} 的规则。我们特意写得很短。`,

  sections: [
    {
      heading: '您可以做什么',
      paragraphs: [
        '您可以免费使用本站，把您的屏幕给别人看，或者看愿意给您看的人的屏幕。',
        '您不需要账号，关掉页面就可以随时停止。',
      ],
    },
    {
      heading: '我们请您做到',
      paragraphs: [
        '请只把屏幕给您认识并信任的人看。共享之前，请收好密码，关掉银行页面和私人消息。',
        '请不要强迫或欺骗任何人共享屏幕。除非对方同意，请不要保留或转发您看到的内容。',
        '请不要影响别人使用本站，也不要用它做任何违法的事。',
      ],
    },
    {
      heading: '我们无法保证的事',
      paragraphs: [
        '本站按现状提供。它取决于您的浏览器、您的网络和对方，所以可能会慢、会中断，也可能完全不能用。',
        '在法律允许的范围内，对于使用本站造成的损失或损害，或者别人用您展示的内容所做的事，我们不承担责任。',
      ],
    },
    {
      heading: '变更',
      paragraphs: [
        '我们可能会更改或停止这项服务。以您使用时本页面上的规则为准。',
      ],
    },
  ],

  contactHeading: '有问题吗',
  contact: (companyName: string) =>
    `本站由 ${companyName} 运营。请写信给我们：`,
}
