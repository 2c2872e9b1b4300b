import type { Texts } from 'src/locales/Texts'

export const picking: Texts['picking'] = {
  label: 'Eine Zeichnung des Fensters, in dem Sie auswählen',
  onlyChosen: 'Zu sehen ist nur, was Sie dort auswählen.',
  onlyChosenBy: (name: string) => `${name} sieht nur, was Sie dort auswählen.`,
  steps: {
    chromium: [
      'Klicken Sie auf das Bild Ihres Bildschirms.',
      'Klicken Sie auf „Teilen“.',
    ],
    firefox: [
      'Öffnen Sie die Liste und wählen Sie „Gesamter Bildschirm“.',
      'Klicken Sie auf „Erlauben“.',
    ],
    safari: [
      'Klicken Sie auf „Bildschirmfreigabe erlauben“.',
      'Erscheint danach mitten auf dem Bildschirm ein Knopf, klicken Sie auch darauf.',
    ],
  },

  dialog: {
    title: 'Auswählen, was geteilt werden soll',
    tab: 'Tab',
    window: 'Fenster',
    screen: 'Gesamter Bildschirm',
    cancel: 'Abbrechen',
    share: 'Teilen',
    question: 'Darf diese Seite Ihren Bildschirm sehen?',
    list: 'Fenster oder Bildschirm',
    block: 'Blockieren',
    allow: 'Erlauben',
    allowScreen: 'Bildschirmfreigabe erlauben',
    allowWindow: 'Fensterfreigabe erlauben',
    dontAllow: 'Nicht erlauben',
  },

  change: 'Etwas anderes zeigen',
  asked: 'Die Person, die Ihnen hilft, möchte Ihren ganzen Bildschirm sehen.',
  askedBy: (name: string) => `${name} möchte Ihren ganzen Bildschirm sehen.`,
  wholeScreen: 'Ganzen Bildschirm zeigen',
  changing:
    'Wählen Sie aus, was Sie stattdessen zeigen möchten. Bis dahin ist dasselbe zu sehen wie vorher.',
  kept: 'Es hat sich nichts geändert. Zu sehen ist dasselbe wie vorher.',
  surface: {
    monitor: 'Sie zeigen Ihren ganzen Bildschirm.',
    window: 'Sie zeigen ein einzelnes Fenster. Mehr ist nicht zu sehen.',
    browser:
      'Sie zeigen einen einzelnen Tab Ihres Browsers. Mehr ist nicht zu sehen.',
  },
}
