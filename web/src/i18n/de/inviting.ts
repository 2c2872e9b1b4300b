import type { Texts } from 'src/i18n/Texts'

export const inviting: Texts['inviting'] = {
  preparing: 'Ihr Link wird vorbereitet\u00a0…',
  linkLabel: 'Link zum Verschicken',
  copy: 'Link kopieren',
  copied: 'Link kopiert. Fügen Sie ihn jetzt in eine Nachricht ein.',
  notCopied:
    'Ihr Browser hat das Kopieren nicht erlaubt. Der Link ist markiert: Klicken Sie mit der rechten Maustaste darauf, oder halten Sie ihn gedrückt, und wählen Sie „Kopieren“.',
  share: 'Link verschicken\u00a0…',
  qrHeading: 'Oder lassen Sie diesen Code scannen',
  qrLabel: 'QR-Code für den Link',
  moreWays: 'Anders verschicken',
  waysText:
    'Die Nachricht ist jeweils schon geschrieben. Abgeschickt wird sie erst, wenn Sie auf Senden drücken.',
  mail: 'E-Mail',
  sms: 'SMS',
  message: {
    sharer: {
      subject: 'Ich helfe dir gern am Computer',
      text: 'Hallo! Bitte öffne diesen Link an deinem Computer und drücke auf den großen Knopf. Dann kann ich deinen Bildschirm sehen und dir helfen:',
    },
    viewer: {
      subject: 'Kannst du mir am Computer helfen?',
      text: 'Hallo! Kannst du mir am Computer helfen? Öffne diesen Link, dann siehst du meinen Bildschirm, sobald ich ihn zeige:',
    },
  },
  words: (place: string) =>
    `Sie telefonieren gerade? Die andere Person öffnet ${place} und tippt diese vier Wörter ein:`,
}
