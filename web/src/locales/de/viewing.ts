import type { Texts } from 'src/locales/Texts'

export const viewing: Texts['viewing'] = {
  title: 'Jemandem helfen',
  fromTitle: 'Einen Bildschirm ansehen',
  description:
    'Schicken Sie einen Link und sehen Sie den Bildschirm der Person, der Sie helfen. Ein Klick genügt, ohne Herunterladen und ohne Anmeldung.',

  inviteHeading: 'Schicken Sie diesen Link an die Person, der Sie helfen',
  inviteText:
    'Die Person öffnet ihn am Computer und drückt auf einen Knopf. Lassen Sie diese Seite offen: Der Bildschirm erscheint hier.',

  nameLabel: 'Ihr Name, wenn Sie mögen',
  nameHint:
    'So sieht die andere Person, wer helfen möchte. Er bleibt nur auf diesem Gerät, und unser Server bekommt ihn nie.',
  forgetName: 'Meinen Namen vergessen',
  chime: 'Ein Ton, wenn jemand kommt oder geht',
  testConnection: 'Meine Verbindung testen',
  arrivedTitle: 'Da ist jemand',
  leftTitle: 'Niemand mehr da',

  waiting: 'Wir warten auf den anderen Bildschirm',
  fromHeading: 'Hier erscheint der andere Bildschirm',
  fromText:
    'Sobald die andere Person auf den Knopf drückt und einen Bildschirm auswählt, sehen Sie ihn.',
  searching: 'Wir suchen einen Weg zum anderen Computer',
  searchingText:
    'Die andere Person hat auf den Knopf gedrückt, aber Ihre beiden Computer finden noch nicht zueinander.',
  choosing: 'Die andere Person wählt aus, was sie zeigt',
  choosingText:
    'Der Browser fragt dort gerade, welcher Bildschirm gezeigt werden soll. Das kann einen Moment dauern.',
  picture: 'Gezeigter Bildschirm',
  hidden: 'Der Bildschirm ist gerade verborgen',
  hiddenText: 'Sie sehen ihn wieder, sobald er wieder gezeigt wird.',
  reconnecting: 'Die Verbindung wird wiederhergestellt\u00a0…',
  soundOn: 'Ton einschalten',
  soundOff: 'Ton ausschalten',
  fullScreen: 'Vollbild',
  leaveFullScreen: 'Vollbild beenden',
  leave: 'Verlassen',

  stage: 'Bild vergrößern und verschieben',
  keys: 'Zum Vergrößern am Mausrad drehen oder zwei Finger spreizen, zum Verschieben ziehen. Tasten: + und − vergrößern und verkleinern, 0 passt ein, 1 zeigt 100\u00a0%, die Pfeile verschieben.',
  tools: 'Werkzeuge für das Bild',
  moreTools: 'Weitere Werkzeuge',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fit: 'Einpassen',
  actualSize: '100\u00a0%',
  zoomLevel: (percent: number) => `${percent}\u00a0%`,
  move: 'Bild verschieben',
  look: {
    left: 'Nach links',
    up: 'Nach oben',
    down: 'Nach unten',
    right: 'Nach rechts',
  },
  savePicture: 'Bild speichern',
  savedPicture: 'Bild gespeichert',
  pictureFileName: (when: string) => `Bildschirm ${when}.png`,

  sharper: 'Schärfer',
  smoother: 'Flüssiger',
  smoothness: [
    'Am schärfsten',
    'Scharf',
    'Dazwischen',
    'Flüssig',
    'Am flüssigsten',
  ],

  connectionUnknown: 'Verbindung',
  connection: {
    good: 'Gute Verbindung',
    poor: 'Schlechte Verbindung',
    slow: 'Langsame Verbindung',
    unsteady: 'Unruhige Verbindung',
  },
  connectionFaults: {
    delay:
      'Sie sehen alles etwas später: Der Weg zwischen Ihnen beiden ist weit oder überlastet.',
    loss: 'Teile des Bildes gehen unterwegs verloren und müssen noch einmal geschickt werden.',
  },
  connectionDetails: 'Mehr zur Verbindung',
  openConnectionDetails: '(mehr dazu)',
  figureNames: {
    size: 'Größe',
    framesPerSecond: 'Bilder pro Sekunde',
    roundTrip: 'Hin und zurück',
    data: 'Datenmenge',
    codec: 'Videoformat',
    path: 'Weg',
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
    window: 'Sie sehen nur ein einzelnes Fenster',
    browser: 'Sie sehen nur einen einzelnen Tab',
    camera: 'Sie sehen, was die Kamera sieht',
  },
  askForScreen: 'Ganzen Bildschirm erbitten',
  signIn: 'Anmelden',
  askedForScreen:
    'Sie haben darum gebeten. Die andere Person sieht jetzt einen Knopf dafür.',
}
