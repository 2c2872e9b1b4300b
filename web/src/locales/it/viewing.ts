import type { Texts } from 'src/locales/Texts'

export const viewing: Texts['viewing'] = {
  title: 'Aiutare qualcuno',
  fromTitle: 'Vedere uno schermo',
  description:
    'Invii un link e veda lo schermo della persona che aiuta. Basta un clic, niente da scaricare e nessuna registrazione.',

  inviteHeading: 'Invii questo link alla persona che aiuta',
  inviteText:
    'Lo aprirà sul suo computer e premerà un pulsante. Lasci aperta questa pagina: lo schermo comparirà qui.',

  nameLabel: 'Il suo nome, se vuole',
  nameHint:
    'Così l’altra persona vede chi vuole aiutarla. Resta solo su questo dispositivo e il nostro server non lo riceve mai.',
  forgetName: 'Dimentica il mio nome',
  chime: 'Un suono quando qualcuno arriva o va via',
  testConnection: 'Prova la mia connessione',
  arrivedTitle: 'È arrivato qualcuno',
  leftTitle: 'Non c’è più nessuno',

  waiting: 'Aspettiamo lo schermo dell’altra persona',
  fromHeading: 'Lo schermo comparirà qui',
  fromText:
    'Appena l’altra persona preme il pulsante e sceglie uno schermo, lei lo vede.',
  searching: 'Cerchiamo una strada verso l’altro computer',
  searchingText:
    'L’altra persona ha premuto il pulsante, ma i due computer non si raggiungono ancora.',
  choosing: 'L’altra persona sta scegliendo che cosa mostrare',
  choosingText:
    'Il browser le sta chiedendo quale schermo mostrare. Può volerci un momento.',
  picture: 'Schermo mostrato',
  hidden: 'L’altra persona ha nascosto il suo schermo',
  hiddenText: 'Lo rivedrà quando verrà mostrato di nuovo.',
  reconnecting: 'Il collegamento sta tornando…',
  soundOn: 'Attiva l’audio',
  soundOff: 'Togli l’audio',
  fullScreen: 'Schermo intero',
  leaveFullScreen: 'Esci da schermo intero',
  leave: 'Esci',

  stage: 'Ingrandire e spostare l’immagine',
  keys: 'Giri la rotellina o allarghi due dita per ingrandire, trascini per spostare. Tasti: + e − ingrandiscono e riducono, 0 adatta, 1 mostra al 100%, le frecce spostano.',
  tools: 'Strumenti per l’immagine',
  moreTools: 'Altri strumenti',
  zoomIn: 'Ingrandisci',
  zoomOut: 'Riduci',
  fit: 'Adatta',
  actualSize: '100%',
  zoomLevel: (percent: number) => `${percent}%`,
  move: 'Sposta l’immagine',
  look: {
    left: 'A sinistra',
    up: 'In alto',
    down: 'In basso',
    right: 'A destra',
  },
  savePicture: 'Salva immagine',
  savedPicture: 'Immagine salvata',
  pictureFileName: (when: string) => `Schermo ${when}.png`,

  sharper: 'Più nitida',
  smoother: 'Più fluida',
  smoothness: [
    'La più nitida',
    'Nitida',
    'Una via di mezzo',
    'Fluida',
    'La più fluida',
  ],

  connectionUnknown: 'Collegamento',
  connection: {
    good: 'Collegamento buono',
    poor: 'Collegamento scarso',
    slow: 'Collegamento lento',
    unsteady: 'Collegamento instabile',
  },
  connectionFaults: {
    delay:
      'Quello che vede arriva in ritardo: la strada tra voi due è lunga o trafficata.',
    loss: 'Alcune parti dell’immagine si perdono per strada e vanno inviate di nuovo.',
  },
  connectionDetails: 'Dettagli del collegamento',
  openConnectionDetails: '(dettagli)',
  figureNames: {
    size: 'Dimensioni',
    framesPerSecond: 'Immagini al secondo',
    roundTrip: 'Andata e ritorno',
    data: 'Dati',
    codec: 'Formato video',
    path: 'Strada',
  },
  figures: {
    numbers: 'it',
    size: (width: number, height: number) => `${width} × ${height}`,
    roundTrip: (ms: string) => `${ms}\u00a0ms`,
    data: (kbitPerSecond: string) => `${kbitPerSecond}\u00a0kbit/s`,
    direct: 'Diretta',
    relayed: 'Attraverso un punto intermedio',
  },

  play: 'Mostra l’immagine',

  surface: {
    window: 'Vede solo una finestra',
    browser: 'Vede solo una scheda',
    camera: 'Vede quello che vede la fotocamera',
  },
  askForScreen: 'Chiedi tutto lo schermo',
  signIn: 'Accedi',
  askedForScreen:
    'L’ha chiesto. Ora l’altra persona vede un pulsante per farlo.',
}
