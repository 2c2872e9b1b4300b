import type { Texts } from 'src/locales/Texts'

export const inviting: Texts['inviting'] = {
  preparing: 'Uw link wordt klaargemaakt',
  linkLabel: 'Link om te versturen',
  copy: 'Link kopiëren',
  copied: 'Gekopieerd',
  share: 'Link versturen…',
  shareText: 'Deze link openen en op de knop drukken, dan zie ik het scherm:',
  words: 'Bent u aan de telefoon? Lees dit voor:',
  qrHeading: 'Of laat dit scannen',
  qrLabel: 'QR-code van de link',
}
