import type { Texts } from 'src/i18n/Texts'

export const inviting: Texts['inviting'] = {
  preparing: 'Uw link wordt klaargemaakt…',
  linkLabel: 'Link om te versturen',
  copy: 'Link kopiëren',
  copied: 'Link gekopieerd. Plak hem nu in een bericht.',
  notCopied:
    'Uw browser stond kopiëren niet toe. De link is geselecteerd: klik er met de rechtermuisknop op, of houd hem ingedrukt, en kies ‘Kopiëren’.',
  share: 'Link versturen…',
  qrHeading: 'Of laat deze code scannen',
  qrLabel: 'QR-code voor de link',
  moreWays: 'Anders versturen',
  waysText:
    'Het bericht is al geschreven. Er gaat niets weg totdat u op versturen drukt.',
  mail: 'E-mail',
  sms: 'Sms',
  message: {
    sharer: {
      subject: 'Ik help je met je computer',
      text: 'Hallo! Open deze link op je computer en druk op de grote knop. Dan kan ik je scherm zien en je helpen:',
    },
    viewer: {
      subject: 'Kun je me helpen met mijn computer?',
      text: 'Hallo! Kun je me helpen met mijn computer? Open deze link, dan zie je mijn scherm zodra ik het laat zien:',
    },
  },
  words: (place: string) =>
    `Bent u aan de telefoon? De ander gaat naar ${place} en typt deze vier woorden:`,
}
