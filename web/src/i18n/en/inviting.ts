export const inviting = {
  preparing: 'Getting your link ready…',
  linkLabel: 'Link to send',
  copy: 'Copy link',
  copied: 'Link copied. Now paste it into a message.',
  notCopied:
    'Your browser didn’t let us copy it. The link is selected: right-click it, or press and hold it, and choose “Copy”.',
  share: 'Send the link…',
  qrHeading: 'Or ask them to scan this code',
  qrLabel: 'QR code for the link',
  moreWays: 'Other ways to send it',
  waysText:
    'Each one opens with the message already written. Nothing goes out until you press send.',
  mail: 'Email',
  sms: 'Text message',
  message: {
    sharer: {
      subject: 'Let me help you with your computer',
      text: 'Hello! Please open this link on your computer and press the big button. Then I’ll be able to see your screen and help:',
    },
    viewer: {
      subject: 'Can you help me with my computer?',
      text: 'Hello! Could you help me with my computer? Open this link and you’ll see my screen as soon as I share it:',
    },
  },
  words: (place: string) =>
    `On the phone with them? Ask them to go to ${place} and type these four words:`,
}
