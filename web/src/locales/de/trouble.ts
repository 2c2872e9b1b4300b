import type { Texts } from 'src/locales/Texts'

export const trouble: Texts['trouble'] = {
  whatToDo: 'Was Sie tun können',
  details: 'Angaben für die Person, die Ihnen hilft',
  readOut: 'Wenn Ihnen jemand am Telefon hilft, lesen Sie das vor:',
  openSettings: 'Einstellungen öffnen',
  openInChrome: 'In Chrome öffnen',
  openSecure: 'Sichere Seite öffnen',
  copyLink: 'Link kopieren',
  copied: 'Kopiert',

  system: {
    mac: [
      'Drücken Sie unten auf „Einstellungen öffnen“.',
      'Schalten Sie den Schalter neben dem Namen Ihres Browsers ein.',
      'Beenden Sie den Browser und öffnen Sie ihn wieder.',
      'Öffnen Sie denselben Link und drücken Sie noch einmal auf den Knopf.',
    ],
    windows: [
      'Drücken Sie unten auf „Einstellungen öffnen“.',
      'Schalten Sie alles ein, was Apps und dem Browser Bilder vom Bildschirm erlaubt.',
      'Kommen Sie auf diese Seite zurück und drücken Sie noch einmal auf den Knopf.',
    ],
    other: [
      'Sehen Sie nach, ob Ihr Computer wegen des Bildschirms fragt, und erlauben Sie es.',
      'Wenn nicht: Schließen Sie den Browser, öffnen Sie ihn wieder und rufen Sie denselben Link auf.',
    ],
  },
  refused: [
    'Klicken Sie oben im Browser auf das kleine Zeichen neben der Adresse.',
    'Suchen Sie die Bildschirmfreigabe und stellen Sie sie auf „Fragen“ oder „Erlauben“.',
    'Drücken Sie unten noch einmal auf den Knopf.',
  ],
  otherBrowser: [
    'Drücken Sie unten auf „Link kopieren“.',
    'Öffnen Sie Chrome, Edge, Firefox oder Safari.',
    'Halten Sie den Finger auf die Zeile ganz oben, oder klicken Sie mit der rechten Taste hinein. Wählen Sie „Einfügen“ und drücken Sie die Eingabetaste.',
  ],
  inChrome: [
    'Drücken Sie unten auf „In Chrome öffnen“.',
    'Wenn sich nichts öffnet, drücken Sie auf „Link kopieren“ und fügen Sie ihn in die Zeile ganz oben in Ihrem Browser ein.',
  ],
  leaveApp: [
    'Drücken Sie auf die drei Punkte oder den kleinen Kompass am Rand dieser Seite.',
    'Wählen Sie „Im Browser öffnen“ oder „In Safari öffnen“.',
    'Wenn Sie beides nicht finden, drücken Sie unten auf „Link kopieren“ und fügen Sie ihn in die Zeile ganz oben in Safari ein.',
  ],
  camera: {
    other: [
      'Drücken Sie oben im Browser auf das kleine Zeichen neben der Adresse.',
      'Drücken Sie auf „Berechtigungen“ und schalten Sie die Kamera ein.',
      'Drücken Sie unten noch einmal auf den Knopf.',
    ],
    ios: [
      'Drücken Sie auf das kleine Zeichen neben der Adresse.',
      'Öffnen Sie die Einstellungen für diese Website und stellen Sie die Kamera auf „Erlauben“.',
      'Drücken Sie unten noch einmal auf den Knopf.',
    ],
  },
}
