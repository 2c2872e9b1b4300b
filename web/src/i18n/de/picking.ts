import type { Texts } from 'src/i18n/Texts'

export const picking: Texts['picking'] = {
  label: 'Zeichnung des Fensters, in dem Sie auswählen, was Sie zeigen',
  onlyChosen: 'Die Person, die Ihnen hilft, sieht nur, was Sie auswählen.',
  onlyChosenBy: (name: string) => `${name} sieht nur, was Sie auswählen.`,
  steps: {
    chromium: [
      'Klicken Sie auf das Bild Ihres Bildschirms.',
      'Klicken Sie unten auf „Teilen“.',
    ],
    firefox: [
      'Öffnen Sie die Liste und wählen Sie „Vollständiger Bildschirm“.',
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
    screenFirefox: 'Vollständiger Bildschirm',
    cancel: 'Abbrechen',
    share: 'Teilen',
    question: 'Darf diese Seite Ihren Bildschirm sehen?',
    list: 'Fenster oder Bildschirm auswählen',
    block: 'Blockieren',
    allow: 'Erlauben',
    allowScreen: 'Bildschirmfreigabe erlauben',
    allowWindow: 'Fensterfreigabe erlauben',
    dontAllow: 'Nicht erlauben',
  },

  change: 'Etwas anderes zeigen',
  asked: 'Die Person, die Ihnen hilft, möchte Ihren ganzen Bildschirm sehen.',
  askedBy: (name: string) => `${name} möchte Ihren ganzen Bildschirm sehen.`,
  wholeScreen: 'Stattdessen alles zeigen',
  changing:
    'Wählen Sie aus, was Sie stattdessen zeigen möchten. Bis dahin sieht die Person, die Ihnen hilft, weiter dasselbe wie vorher.',
  kept: 'Es hat sich nichts geändert. Die Person, die Ihnen hilft, sieht weiter dasselbe wie vorher.',
  surface: {
    monitor: 'Sie zeigen Ihren ganzen Bildschirm.',
    window:
      'Sie zeigen ein einzelnes Fenster. Sonst ist für die andere Person nichts zu sehen.',
    browser:
      'Sie zeigen einen einzelnen Tab Ihres Browsers. Sonst ist für die andere Person nichts zu sehen.',
  },
}
