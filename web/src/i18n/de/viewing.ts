import type { Texts } from 'src/i18n/Texts'

export const viewing: Texts['viewing'] = {
  title: 'Jemandem helfen',
  fromTitle: 'Einen gezeigten Bildschirm ansehen',
  description:
    'Schicken Sie einen Link und sehen Sie den Bildschirm der Person, der Sie helfen. Ein Klick genügt, ohne Herunterladen und ohne Anmeldung.',

  inviteHeading: 'Schicken Sie diesen Link an die Person, der Sie helfen',
  inviteText: 'Die Person öffnet ihn am Computer und drückt auf einen Knopf.',
  keepOpen: 'Lassen Sie diese Seite offen: Der Bildschirm erscheint dann hier.',

  theySee: (sentence: string) => `Zu sehen ist dort: „${sentence}“`,
  addName: 'Namen angeben',
  changeName: 'Ändern',
  nameLabel: 'Ihr Name (freiwillig)',
  nameHint:
    'So weiß die andere Person, dass Sie es sind. Der Name wird auf diesem Gerät gespeichert und steht im Link. Wir bekommen ihn nie.',
  forgetName: 'Meinen Namen löschen',
  chime: 'Ton abspielen, wenn jemand kommt oder geht',
  arrivedTitle: 'Die andere Person ist da',
  leftTitle: 'Die andere Person ist gegangen',

  continueHere: 'Auf diesem Gerät weitermachen',
  waiting: 'Wir warten auf den anderen Bildschirm',
  fromHeading: 'Hier erscheint der andere Bildschirm',
  fromText:
    'Sobald die andere Person auf den Knopf drückt und einen Bildschirm auswählt, sehen Sie ihn.',
  searching: 'Wir verbinden Sie mit dem anderen Computer\u00a0…',
  searchingText:
    'Die andere Person hat auf den Knopf gedrückt, aber Ihre beiden Computer sind noch nicht verbunden.',
  choosing: 'Die andere Person wählt aus, was sie zeigt',
  choosingText:
    'Der Browser der anderen Person zeigt gerade dieses Fenster. Lesen Sie ihr die zwei Schritte vor.',
  picture: 'Gezeigter Bildschirm',
  hidden: 'Der Bildschirm ist gerade verborgen',
  hiddenText: 'Sie sehen ihn wieder, sobald die andere Person ihn zeigt.',
  empty: 'Gerade ist nichts zu sehen',
  emptyText:
    'Vielleicht ist das Fenster minimiert. Sie sehen es wieder, sobald es offen ist.',
  emptyScreenText:
    'Vielleicht ist der Bildschirm gesperrt, oder der Computer fragt etwas, das nur dort zu sehen ist. Danach sehen Sie ihn wieder.',
  reconnecting: 'Die Verbindung wird wiederhergestellt\u00a0…',
  closed:
    'Die andere Seite wurde geschlossen. Wird sie wieder geöffnet, geht es hier weiter.',
  soundOn: 'Ton einschalten',
  soundOff: 'Ton ausschalten',
  fullScreen: 'Vollbild',
  leaveFullScreen: 'Vollbild beenden',
  leave: 'Verlassen',

  stage: 'Bild vergrößern und verschieben',
  keys: 'Zum Vergrößern am Mausrad drehen oder zwei Finger spreizen, zum Verschieben ziehen. Tasten: + und − vergrößern und verkleinern, 0 passt ins Fenster ein, 1 zeigt die Originalgröße, die Pfeiltasten verschieben.',
  tools: 'Werkzeuge für das Bild',
  more: 'Mehr',
  shortcuts: 'Tastenkürzel',
  shortcutsHint:
    'Klicken Sie zuerst auf das Bild und drücken Sie dann eine dieser Tasten.',
  moreTools: 'Weitere Werkzeuge',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fit: 'An Fenster anpassen',
  actualSize: '100\u00a0%',
  zoomLevel: (percent: number) => `${percent}\u00a0%`,
  move: 'Verschieben',
  look: {
    left: 'Nach links',
    up: 'Nach oben',
    down: 'Nach unten',
    right: 'Nach rechts',
  },
  savePicture: 'Bildschirmfoto speichern',
  savedPicture: 'Bildschirmfoto gespeichert',
  notSavedPicture: 'Ihr Browser lässt das nicht zu',
  pictureFileName: (when: string) => `Bildschirm ${when}.png`,

  sharper: 'Schärfer',
  smoother: 'Flüssiger',
  qualityPreference: [
    'Am schärfsten',
    'Scharf',
    'Ausgewogen',
    'Flüssig',
    'Am flüssigsten',
  ],

  connectionUnknown: 'Verbindung',
  connection: {
    good: 'Gute Verbindung',
    poor: 'Schlechte Verbindung',
    slow: 'Langsame Verbindung',
    unsteady: 'Instabile Verbindung',
  },
  connectionFaults: {
    delay:
      'Es gibt eine Verzögerung. Die Verbindung zwischen Ihnen ist langsam oder ausgelastet.',
    loss: 'Ein Teil des Bildes geht verloren und muss noch einmal gesendet werden.',
  },
  connectionDetails: 'Einzelheiten zur Verbindung',
  openConnectionDetails: '(Einzelheiten)',
  figureNames: {
    size: 'Größe',
    framesPerSecond: 'Bilder pro Sekunde',
    roundTrip: 'Verzögerung (hin und zurück)',
    data: 'Datenrate',
    codec: 'Videoformat',
    path: 'Verbindungsweg',
  },
  figures: {
    numbers: 'de',
    size: (width: number, height: number) => `${width} × ${height}`,
    roundTrip: (ms: string) => `${ms}\u00a0ms`,
    data: (kbitPerSecond: string) => `${kbitPerSecond}\u00a0kbit/s`,
    direct: 'Direkt',
    relayed: 'Über eine Zwischenstation',
  },

  play: 'Bild anzeigen',

  surface: {
    window: 'Die andere Person zeigt nur ein Fenster',
    browser: 'Die andere Person zeigt nur einen Tab',
    camera: 'Sie sehen die Kamera der anderen Person',
  },
  askForScreen: 'Ganzen Bildschirm anfragen',
  signIn: 'Anmelden',
  askedForScreen:
    'Wir haben gefragt. Die andere Person sieht jetzt einen Knopf dafür.',
}
