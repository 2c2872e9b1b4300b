import type { Texts } from 'src/locales/Texts'

export const viewing: Texts['viewing'] = {
  title: 'Iemand helpen',
  fromTitle: 'Met een scherm meekijken',
  description:
    'Stuur een link en kijk mee met het scherm van degene die u helpt. Eén klik is genoeg, zonder downloaden en zonder aanmelden.',

  inviteHeading: 'Stuur deze link naar degene die u helpt',
  inviteText:
    'Die opent hem op de computer en drukt op één knop. Laat deze pagina openstaan: het scherm verschijnt hier.',

  nameLabel: 'Uw naam, als u wilt',
  nameHint:
    'Dan ziet de ander wie wil helpen. Hij blijft alleen op dit apparaat, en onze server krijgt hem nooit.',
  forgetName: 'Mijn naam vergeten',
  chime: 'Een geluid als er iemand komt of gaat',
  testConnection: 'Mijn verbinding testen',
  arrivedTitle: 'Er is iemand',
  leftTitle: 'Er is niemand meer',

  waiting: 'We wachten op het scherm van de ander',
  fromHeading: 'Hier verschijnt het scherm',
  fromText: 'Zodra de ander op de knop drukt en een scherm kiest, ziet u het.',
  searching: 'We zoeken een weg naar de andere computer',
  searchingText:
    'De ander heeft op de knop gedrukt, maar uw twee computers kunnen elkaar nog niet bereiken.',
  choosing: 'De ander kiest wat u te zien krijgt',
  choosingText:
    'De browser daar vraagt welk scherm u mag zien. Dat kan even duren.',
  picture: 'Scherm van de ander',
  hidden: 'De ander heeft het scherm verborgen',
  hiddenText: 'U ziet het weer zodra het weer wordt getoond.',
  reconnecting: 'De verbinding wordt hersteld…',
  soundOn: 'Geluid aanzetten',
  soundOff: 'Geluid uitzetten',
  fullScreen: 'Volledig scherm',
  leaveFullScreen: 'Volledig scherm sluiten',
  leave: 'Weggaan',

  stage: 'Beeld vergroten en verschuiven',
  keys: 'Draai aan het muiswiel of spreid twee vingers om te vergroten, sleep om te verschuiven. Toetsen: + en − vergroten en verkleinen, 0 maakt passend, 1 toont 100%, de pijltjes verschuiven.',
  tools: 'Knoppen voor het beeld',
  moreTools: 'Meer knoppen',
  zoomIn: 'Vergroten',
  zoomOut: 'Verkleinen',
  fit: 'Passend',
  actualSize: '100%',
  zoomLevel: (percent: number) => `${percent}%`,
  move: 'Beeld verschuiven',
  look: {
    left: 'Naar links',
    up: 'Omhoog',
    down: 'Omlaag',
    right: 'Naar rechts',
  },
  savePicture: 'Beeld opslaan',
  savedPicture: 'Beeld opgeslagen',
  pictureFileName: (when: string) => `Scherm ${when}.png`,

  sharper: 'Scherper',
  smoother: 'Vloeiender',
  smoothness: [
    'Het scherpst',
    'Scherp',
    'Ertussenin',
    'Vloeiend',
    'Het vloeiendst',
  ],

  connectionUnknown: 'Verbinding',
  connection: {
    good: 'Goede verbinding',
    poor: 'Slechte verbinding',
    slow: 'Trage verbinding',
    unsteady: 'Onrustige verbinding',
  },
  connectionFaults: {
    delay: 'U ziet alles wat later: de weg tussen u beiden is lang of druk.',
    loss: 'Stukjes van het beeld raken onderweg kwijt en moeten opnieuw worden gestuurd.',
  },
  connectionDetails: 'Meer over de verbinding',
  openConnectionDetails: '(meer hierover)',
  figureNames: {
    size: 'Grootte',
    framesPerSecond: 'Beelden per seconde',
    roundTrip: 'Heen en terug',
    data: 'Gegevens',
    codec: 'Videoformaat',
    path: 'Weg',
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
    window: 'U ziet maar één venster',
    browser: 'U ziet maar één tabblad',
    camera: 'U ziet wat de camera ziet',
  },
  askForScreen: 'Vraag om het hele scherm',
  signIn: 'Aanmelden',
  askedForScreen: 'U hebt het gevraagd. De ander ziet er nu een knop voor.',
}
