import type { Texts } from 'src/i18n/Texts'

export const viewing: Texts['viewing'] = {
  title: 'Iemand helpen',
  fromTitle: 'Meekijken met een scherm',
  description:
    'Stuur een link en kijk mee met het scherm van degene die u helpt. Eén klik is genoeg, zonder downloaden en zonder aanmelden.',

  inviteHeading: 'Stuur deze link naar degene die u helpt',
  inviteText: 'Die persoon opent de link op de computer en drukt op één knop.',
  keepOpen: 'Laat deze pagina openstaan: het scherm verschijnt hier.',

  theySee: (sentence: string) => `De ander ziet: ‘${sentence}’`,
  addName: 'Naam toevoegen',
  changeName: 'Wijzigen',
  nameLabel: 'Uw naam (hoeft niet)',
  nameHint:
    'Zo weet de ander dat u het bent. Uw naam wordt op dit apparaat bewaard en staat in de link. Wij krijgen hem nooit.',
  forgetName: 'Mijn naam wissen',
  chime: 'Een geluid als er iemand komt of gaat',
  arrivedTitle: 'De ander is er',
  leftTitle: 'De ander is weg',

  continueHere: 'Verder op dit apparaat',
  waiting: 'We wachten op het scherm van de ander',
  fromHeading: 'Hier verschijnt het scherm van de ander',
  fromText: 'Zodra de ander op de knop drukt en een scherm kiest, ziet u het.',
  searching: 'We leggen contact met de andere computer…',
  searchingText:
    'De ander heeft op de knop gedrukt, maar uw twee computers zijn nog niet verbonden.',
  choosing: 'De ander kiest wat er te zien is',
  choosingText:
    'De browser van de ander laat dit venster zien. Lees de twee stappen voor.',
  picture: 'Scherm van de ander',
  hidden: 'De ander heeft het scherm verborgen',
  hiddenText: 'U ziet het weer zodra de ander het laat zien.',
  empty: 'Er is nu niets te zien',
  emptyText:
    'Misschien is het venster geminimaliseerd. U ziet het weer zodra het open is.',
  emptyScreenText:
    'Misschien is het scherm vergrendeld, of vraagt de computer iets dat alleen daar te zien is. Daarna ziet u het scherm weer.',
  reconnecting: 'De verbinding wordt hersteld…',
  closed:
    'De pagina is daar gesloten. Gaat ze weer open, dan gaat het hier verder.',
  soundOn: 'Geluid aanzetten',
  soundOff: 'Geluid uitzetten',
  fullScreen: 'Volledig scherm',
  leaveFullScreen: 'Volledig scherm sluiten',
  leave: 'Verlaten',

  stage: 'Beeld vergroten en verschuiven',
  keys: 'Draai aan het muiswiel of spreid twee vingers om te vergroten, sleep om te verschuiven. Toetsen: + en − vergroten en verkleinen, 0 maakt het beeld passend in het venster, 1 toont de ware grootte, de pijltjestoetsen verschuiven.',
  tools: 'Knoppen voor het beeld',
  more: 'Meer',
  shortcuts: 'Sneltoetsen',
  shortcutsHint: 'Klik eerst op het beeld en druk dan op een van deze toetsen.',
  moreTools: 'Meer knoppen',
  zoomIn: 'Vergroten',
  zoomOut: 'Verkleinen',
  fit: 'Passend in venster',
  actualSize: '100%',
  zoomLevel: (percent: number) => `${percent}%`,
  move: 'Verschuiven',
  look: {
    left: 'Naar links',
    up: 'Omhoog',
    down: 'Omlaag',
    right: 'Naar rechts',
  },
  savePicture: 'Schermafbeelding opslaan',
  savedPicture: 'Schermafbeelding opgeslagen',
  notSavedPicture: 'Uw browser staat dat niet toe',
  pictureFileName: (when: string) => `Scherm ${when}.png`,

  sharper: 'Scherper',
  smoother: 'Vloeiender',
  qualityPreference: [
    'Het scherpst',
    'Scherp',
    'Gebalanceerd',
    'Vloeiend',
    'Het vloeiendst',
  ],

  connectionUnknown: 'Verbinding',
  connection: {
    good: 'Goede verbinding',
    poor: 'Slechte verbinding',
    slow: 'Trage verbinding',
    unsteady: 'Instabiele verbinding',
  },
  connectionFaults: {
    delay:
      'Er zit vertraging in. De verbinding tussen u beiden is traag of druk bezet.',
    loss: 'Een deel van het beeld raakt kwijt en moet opnieuw worden gestuurd.',
  },
  connectionDetails: 'Details van de verbinding',
  openConnectionDetails: '(meer hierover)',
  figureNames: {
    size: 'Grootte',
    framesPerSecond: 'Beelden per seconde',
    roundTrip: 'Vertraging (heen en terug)',
    data: 'Datasnelheid',
    codec: 'Videoformaat',
    path: 'Route',
  },
  figures: {
    numbers: 'nl',
    size: (width: number, height: number) => `${width} × ${height}`,
    roundTrip: (ms: string) => `${ms}\u00a0ms`,
    data: (kbitPerSecond: string) => `${kbitPerSecond}\u00a0kbit/s`,
    direct: 'Rechtstreeks',
    relayed: 'Via een tussenstation',
  },

  play: 'Beeld tonen',

  surface: {
    window: 'De ander laat maar één venster zien',
    browser: 'De ander laat maar één tabblad zien',
    camera: 'U ziet de camera van de ander',
  },
  askForScreen: 'Vraag om het hele scherm',
  signIn: 'Aanmelden',
  askedForScreen: 'We hebben het gevraagd. De ander ziet er nu een knop voor.',
}
