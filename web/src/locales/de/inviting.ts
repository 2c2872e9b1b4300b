import type { Texts } from 'src/locales/Texts'

export const inviting: Texts['inviting'] = {
  preparing: 'Ihr Link wird vorbereitet',
  linkLabel: 'Link zum Verschicken',
  copy: 'Link kopieren',
  copied: 'Kopiert',
  share: 'Link verschicken\u00a0…',
  qrHeading: 'Oder lassen Sie das hier scannen',
  qrLabel: 'QR-Code des Links',
  moreWays: 'Weitere Wege zum Verschicken',
  waysText:
    'Die Nachricht steht jeweils schon bereit. Verschickt wird sie erst von Ihnen.',
  mail: 'E-Mail',
  sms: 'SMS',
  message: {
    sharer: {
      subject: 'Ich helfe dir gern am Computer',
      text: 'Hallo! Bitte öffne diesen Link am Computer und drücke auf den Knopf. Dann sehe ich deinen Bildschirm und kann dir helfen:',
    },
    viewer: {
      subject: 'Kannst du mir am Computer helfen?',
      text: 'Hallo! Kannst du mir am Computer helfen? Öffne bitte diesen Link, dann siehst du meinen Bildschirm, sobald ich ihn zeige:',
    },
  },
  words: (place: string) =>
    `Sie telefonieren gerade? Dort ${place} öffnen und diese Wörter eintippen:`,
}
