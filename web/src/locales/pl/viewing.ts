import type { Texts } from 'src/locales/Texts'

export const viewing: Texts['viewing'] = {
  title: 'Pomoc drugiej osobie',
  fromTitle: 'Oglądanie pokazywanego ekranu',
  description:
    'Wystarczy wysłać link, aby zobaczyć ekran osoby, która potrzebuje pomocy. Jedno kliknięcie, bez pobierania i bez rejestracji.',

  inviteHeading: 'Proszę wysłać ten link osobie, która potrzebuje pomocy',
  inviteText:
    'Otworzy go na swoim komputerze i naciśnie jeden przycisk. Proszę zostawić tę stronę otwartą: ekran pojawi się tutaj.',

  nameLabel: 'Imię, jeśli można',
  nameHint:
    'Druga osoba zobaczy wtedy, kto chce pomóc. Imię zostaje tylko na tym urządzeniu, nasz serwer nigdy go nie dostaje.',
  forgetName: 'Zapomnij moje imię',
  chime: 'Dźwięk, gdy ktoś przychodzi lub odchodzi',
  testConnection: 'Sprawdź moje połączenie',
  arrivedTitle: 'Ktoś już jest',
  leftTitle: 'Nikogo już nie ma',

  waiting: 'Czekamy na ekran drugiej osoby',
  fromHeading: 'Tu pojawi się ekran drugiej osoby',
  fromText:
    'Gdy tylko naciśnie przycisk i wybierze ekran, będzie on tu widoczny.',
  searching: 'Szukamy drogi do drugiego komputera',
  searchingText:
    'Druga osoba nacisnęła przycisk, ale oba komputery jeszcze się nie odnalazły.',
  choosing: 'Druga osoba wybiera, co pokazać',
  choosingText:
    'Jej przeglądarka pyta, który ekran pokazać. To może chwilę potrwać.',
  picture: 'Pokazywany ekran',
  hidden: 'Druga osoba ukryła swój ekran',
  hiddenText: 'Będzie znowu widoczny, gdy go pokaże.',
  reconnecting: 'Łączymy ponownie…',
  soundOn: 'Włącz dźwięk',
  soundOff: 'Wyłącz dźwięk',
  fullScreen: 'Pełny ekran',
  leaveFullScreen: 'Zamknij pełny ekran',
  leave: 'Wyjdź',

  stage: 'Powiększanie i przesuwanie obrazu',
  keys: 'Kółko myszy lub rozsunięcie dwóch palców powiększa, przeciąganie przesuwa. Klawisze: + i − powiększają i zmniejszają, 0 dopasowuje, 1 pokazuje 100%, strzałki przesuwają.',
  tools: 'Narzędzia do obrazu',
  moreTools: 'Więcej narzędzi',
  zoomIn: 'Powiększ',
  zoomOut: 'Zmniejsz',
  fit: 'Dopasuj',
  actualSize: '100%',
  zoomLevel: (percent: number) => `${percent}%`,
  move: 'Przesuwanie obrazu',
  look: { left: 'W lewo', up: 'W górę', down: 'W dół', right: 'W prawo' },
  savePicture: 'Zapisz obraz',
  savedPicture: 'Obraz zapisany',
  pictureFileName: (when: string) => `Ekran ${when}.png`,

  sharper: 'Ostrzej',
  smoother: 'Płynniej',
  smoothness: ['Najostrzej', 'Ostro', 'Pośrodku', 'Płynnie', 'Najpłynniej'],

  connectionUnknown: 'Połączenie',
  connection: {
    good: 'Dobre połączenie',
    poor: 'Słabe połączenie',
    slow: 'Wolne połączenie',
    unsteady: 'Niestabilne połączenie',
  },
  connectionFaults: {
    delay:
      'Obraz dociera z opóźnieniem: droga między obiema osobami jest długa lub zatłoczona.',
    loss: 'Części obrazu giną po drodze i trzeba je wysyłać jeszcze raz.',
  },
  connectionDetails: 'Szczegóły połączenia',
  openConnectionDetails: '(szczegóły)',
  figureNames: {
    size: 'Rozmiar',
    framesPerSecond: 'Obrazy na sekundę',
    roundTrip: 'Tam i z powrotem',
    data: 'Dane',
    codec: 'Format wideo',
    path: 'Droga',
  },
  figures: {
    numbers: 'pl',
    size: (width: number, height: number) => `${width} × ${height}`,
    roundTrip: (ms: string) => `${ms}\u00a0ms`,
    data: (kbitPerSecond: string) => `${kbitPerSecond}\u00a0kbit/s`,
    direct: 'Bezpośrednia',
    relayed: 'Przez punkt pośredni',
  },

  play: 'Pokaż obraz',

  surface: {
    window: 'Widać tylko jedno okno',
    browser: 'Widać tylko jedną kartę',
    camera: 'Widać to, co widzi aparat',
  },
  askForScreen: 'Poproś o cały ekran',
  signIn: 'Zaloguj się',
  askedForScreen: 'Prośba wysłana. Druga osoba widzi teraz przycisk.',
}
