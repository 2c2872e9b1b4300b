import type { Texts } from 'src/locales/Texts'

export const inviting: Texts['inviting'] = {
  preparing: 'Uw link wordt klaargemaakt',
  linkLabel: 'Link om te versturen',
  copy: 'Link kopiëren',
  copied: 'Gekopieerd',
  share: 'Link versturen…',
  qrHeading: 'Of laat dit scannen',
  qrLabel: 'QR-code van de link',
  moreWays: 'Op een andere manier versturen',
  waysText:
    'Het bericht staat al klaar. Er gaat niets weg totdat u het verstuurt.',
  mail: 'E-mail',
  sms: 'Sms',
  message: {
    sharer: {
      subject: 'Ik help je met je computer',
      text: 'Hallo! Open deze link op je computer en druk op de knop. Dan zie ik je scherm en kan ik je helpen:',
    },
    viewer: {
      subject: 'Kun je me helpen met mijn computer?',
      text: 'Hallo! Kun je me helpen met mijn computer? Open deze link, dan zie je mijn scherm zodra ik het laat zien:',
    },
  },
  words: (place: string) =>
    `Bent u aan de telefoon? De ander opent ${place} en typt deze woorden:`,
}
