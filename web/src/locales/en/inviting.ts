/** How a link gets across to the other person. */
export const inviting = {
  preparing: 'Preparing your link',
  linkLabel: 'Link to send',
  copy: 'Copy link',
  copied: 'Copied',
  share: 'Send the link…',
  shareText: 'Open this link and press the button, then I see your screen:',
  words: 'On the phone? Read this out to them:',
  qrHeading: 'Or let them scan this',
  qrLabel: 'QR code of the link',
}
