import type { Texts } from 'src/i18n/Texts'

export const trouble: Texts['trouble'] = {
  whatToDo: 'Was Sie tun können',
  details: 'Technische Angaben für die Person, die Ihnen hilft',
  readOut: 'Wenn Ihnen jemand am Telefon hilft, lesen Sie das vor:',
  openSettings: 'Einstellungen öffnen',
  openInChrome: 'In Chrome öffnen',
  openSecure: 'Sichere Seite öffnen',
  copyLink: 'Link kopieren',
  copied: 'Kopiert',

  system: {
    mac: [
      'Drücken Sie unten auf „Einstellungen öffnen“.',
      'Suchen Sie Ihren Browser in der Liste und schalten Sie den Schalter daneben ein.',
      'Wenn Ihr Mac fragt, klicken Sie auf „Beenden & erneut öffnen“.',
      'Öffnen Sie den Link noch einmal und drücken Sie auf den Knopf.',
    ],
    windows: [
      'Drücken Sie unten auf „Einstellungen öffnen“.',
      'Schalten Sie alles ein, was Apps und Ihrem Browser erlaubt, den Bildschirm aufzunehmen.',
      'Kommen Sie auf diese Seite zurück und drücken Sie noch einmal auf den Knopf.',
    ],
    other: [
      'Vielleicht fragt Ihr Computer gerade, ob der Bildschirm gezeigt werden darf. Dann erlauben Sie es.',
      'Wenn nicht: Schließen Sie den Browser, öffnen Sie ihn wieder und rufen Sie denselben Link auf.',
    ],
  },
  refused: [
    'Klicken Sie oben im Browser auf das kleine Symbol neben der Adresse.',
    'Suchen Sie die Bildschirmfreigabe und stellen Sie sie auf „Nachfragen“ oder „Zulassen“.',
    'Drücken Sie dann unten auf den Knopf.',
  ],
  refusedByFirefox: [
    'Laden Sie diese Seite neu: Drücken Sie F5 oder oben im Browser auf den runden Pfeil.',
    'Drücken Sie dann noch einmal auf den Knopf.',
    'Fragt der Browser immer noch nicht, klicken Sie auf das kleine Symbol neben der Adresse und dann auf das Kreuz neben der Bildschirmfreigabe.',
  ],
  otherBrowser: [
    'Drücken Sie unten auf „Link kopieren“.',
    'Öffnen Sie Chrome, Edge, Firefox oder Safari.',
    'Klicken Sie mit der rechten Maustaste in die Adresszeile ganz oben (auf einem Touchscreen: lange drücken), wählen Sie „Einfügen“ und drücken Sie die Eingabetaste.',
  ],
  inChrome: [
    'Drücken Sie unten auf „In Chrome öffnen“.',
    'Wenn sich nichts öffnet, drücken Sie auf „Link kopieren“, öffnen Sie Ihren Browser und fügen Sie den Link in die Adresszeile ganz oben ein.',
  ],
  leaveApp: [
    'Tippen Sie oben oder unten auf die drei Punkte oder das Kompass-Symbol.',
    'Wählen Sie „Im Browser öffnen“ oder „In Safari öffnen“.',
    'Wenn Sie beides nicht finden, tippen Sie auf „Link kopieren“, öffnen Sie Safari und fügen Sie den Link in die Adresszeile ein.',
  ],
  camera: {
    other: [
      'Tippen Sie oben im Browser auf das kleine Symbol neben der Adresse.',
      'Tippen Sie auf „Berechtigungen“ und schalten Sie die Kamera ein.',
      'Tippen Sie dann unten auf den Knopf.',
    ],
    ios: [
      'Tippen Sie auf das kleine Symbol neben der Adresse.',
      'Öffnen Sie die Einstellungen für diese Website und stellen Sie die Kamera auf „Erlauben“.',
      'Tippen Sie dann unten auf den Knopf.',
    ],
  },
}
