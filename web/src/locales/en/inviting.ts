/** How a link gets across to the other person. */
export const inviting = {
  preparing: 'Preparing your link',
  linkLabel: 'Link to send',
  copy: 'Copy link',
  copied: 'Copied',
  share: 'Send the link…',
  qrHeading: 'Or let them scan this',
  qrLabel: 'QR code of the link',
  moreWays: 'More ways to send it',
  waysText:
    'Each opens with the message ready. Nothing is sent until you send it.',
  mail: 'Email',
  sms: 'Text message',
  message: {
    sharer: {
      subject: 'Let me help you with your computer',
      text: 'Hello! Please open this link on your computer and press the button. Then I see your screen and can help you:',
    },
    viewer: {
      subject: 'Can you help me with my computer?',
      text: 'Hello! Can you help me with my computer? Please open this link, and you see my screen as soon as I show it:',
    },
  },
  words: (place: string) =>
    `On the phone? They open ${place} and type these words:`,
}
