import type { Texts } from 'src/i18n/Texts'

export const viewing: Texts['viewing'] = {
  title: 'Aiutare qualcuno',
  fromTitle: 'Vedere uno schermo condiviso',
  description:
    'Invii un link e veda lo schermo della persona che aiuta. Basta un clic, niente da scaricare e nessuna registrazione.',

  inviteHeading: 'Invii questo link alla persona che aiuta',
  inviteText:
    'L’altra persona lo apre sul proprio computer e preme un pulsante.',
  keepOpen: 'Lasci aperta questa pagina: lo schermo comparirà qui.',

  theySee: (sentence: string) => `L’altra persona vedrà: «${sentence}»`,
  addName: 'Aggiungi il suo nome',
  changeName: 'Cambia',
  nameLabel: 'Il suo nome (facoltativo)',
  nameHint:
    'Così l’altra persona sa che è lei. Il nome resta salvato su questo dispositivo e viaggia nel link. Noi non lo riceviamo mai.',
  forgetName: 'Cancella il mio nome',
  chime: 'Un suono quando qualcuno arriva o va via',
  arrivedTitle: 'L’altra persona è arrivata',
  leftTitle: 'L’altra persona è andata via',

  continueHere: 'Continua su questo dispositivo',
  waiting: 'Aspettiamo lo schermo dell’altra persona',
  fromHeading: 'Lo schermo dell’altra persona comparirà qui',
  fromText:
    'Appena l’altra persona preme il pulsante e sceglie uno schermo, lei lo vede.',
  searching: 'Ci colleghiamo con l’altro computer…',
  searchingText:
    'L’altra persona ha premuto il pulsante, ma i due computer non sono ancora connessi.',
  choosing: 'L’altra persona sta scegliendo che cosa mostrare',
  choosingText:
    'Il browser dell’altra persona mostra questa finestra. Le legga i due passaggi.',
  picture: 'Schermo mostrato',
  hidden: 'L’altra persona ha nascosto lo schermo',
  hiddenText: 'Lo rivedrà quando l’altra persona lo mostrerà.',
  empty: 'Adesso non c’è niente da vedere',
  emptyText:
    'Forse la finestra è ridotta a icona. La rivedrà quando verrà riaperta.',
  emptyScreenText:
    'Forse lo schermo è bloccato, o il computer chiede qualcosa che si vede solo lì. Poi rivedrà lo schermo.',
  reconnecting: 'La connessione sta tornando…',
  closed: 'Hanno chiuso la pagina. Se la riaprono, qui si continua.',
  soundOn: 'Attiva l’audio',
  soundOff: 'Togli l’audio',
  fullScreen: 'Schermo intero',
  leaveFullScreen: 'Esci da schermo intero',
  leave: 'Esci',

  stage: 'Ingrandire e spostare l’immagine',
  keys: 'Giri la rotellina o allarghi due dita per ingrandire, trascini per spostare. Tasti: + e − ingrandiscono e riducono, 0 adatta alla finestra, 1 mostra le dimensioni reali, le frecce spostano.',
  tools: 'Strumenti per l’immagine',
  more: 'Altro',
  shortcuts: 'Scorciatoie da tastiera',
  shortcutsHint: 'Fai prima clic sull’immagine, poi premi uno di questi tasti.',
  moreTools: 'Altri strumenti',
  zoomIn: 'Ingrandisci',
  zoomOut: 'Riduci',
  fit: 'Adatta alla finestra',
  actualSize: '100%',
  zoomLevel: (percent: number) => `${percent}%`,
  move: 'Sposta',
  look: {
    left: 'Sposta a sinistra',
    up: 'Sposta in alto',
    down: 'Sposta in basso',
    right: 'Sposta a destra',
  },
  savePicture: 'Salva schermata',
  savedPicture: 'Schermata salvata',
  notSavedPicture: 'Il suo browser non lo permette',
  pictureFileName: (when: string) => `Schermo ${when}.png`,

  sharper: 'Più nitida',
  smoother: 'Più fluida',
  qualityPreference: [
    'La più nitida',
    'Nitida',
    'Equilibrata',
    'Fluida',
    'La più fluida',
  ],

  connectionUnknown: 'Connessione',
  connection: {
    good: 'Connessione buona',
    poor: 'Connessione scarsa',
    slow: 'Connessione lenta',
    unsteady: 'Connessione instabile',
  },
  connectionFaults: {
    delay: 'C’è un ritardo. La connessione tra voi è lenta o trafficata.',
    loss: 'Parte dell’immagine va persa e deve essere inviata di nuovo.',
  },
  connectionDetails: 'Dettagli della connessione',
  openConnectionDetails: '(dettagli)',
  figureNames: {
    size: 'Dimensioni',
    framesPerSecond: 'Immagini al secondo',
    roundTrip: 'Ritardo (andata e ritorno)',
    data: 'Velocità dei dati',
    codec: 'Formato video',
    path: 'Percorso',
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
    window: 'L’altra persona mostra solo una finestra',
    browser: 'L’altra persona mostra solo una scheda',
    camera: 'Sta vedendo la fotocamera dell’altra persona',
  },
  askForScreen: 'Chiedi tutto lo schermo',
  signIn: 'Accedi',
  askedForScreen:
    'Gliel’abbiamo chiesto. Ora l’altra persona vede un pulsante per farlo.',
}
