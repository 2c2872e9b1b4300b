import type { Texts } from 'src/i18n/Texts'

export const viewing: Texts['viewing'] = {
  title: 'Pomoc drugiej osobie',
  fromTitle: 'Oglądanie pokazywanego ekranu',
  description:
    'Wystarczy wysłać link, aby zobaczyć ekran osoby, która potrzebuje pomocy. Jedno kliknięcie, bez pobierania i bez rejestracji.',

  inviteHeading: 'Proszę wysłać ten link osobie, która potrzebuje pomocy',
  inviteText:
    'Druga osoba otworzy go na swoim komputerze i naciśnie jeden przycisk.',
  keepOpen: 'Proszę zostawić tę stronę otwartą: jej ekran pojawi się tutaj.',

  theySee: (sentence: string) => `Druga osoba zobaczy: „${sentence}”`,
  addName: 'Dodaj imię',
  changeName: 'Zmień',
  nameLabel: 'Imię (nieobowiązkowo)',
  nameHint:
    'Dzięki niemu druga osoba wie, kto pomaga. Imię zostaje na tym urządzeniu i jest częścią linku. My go nigdy nie dostajemy.',
  forgetName: 'Usuń moje imię',
  chime: 'Dźwięk, gdy druga osoba dołącza lub wychodzi',
  arrivedTitle: 'Druga osoba już jest',
  leftTitle: 'Druga osoba wyszła',

  continueHere: 'Kontynuuj na tym urządzeniu',
  waiting: 'Czekamy na ekran drugiej osoby',
  fromHeading: 'Tu pojawi się ekran drugiej osoby',
  fromText:
    'Gdy tylko naciśnie przycisk i wybierze ekran, będzie on tu widoczny.',
  searching: 'Łączymy z drugim komputerem…',
  searchingText:
    'Druga osoba nacisnęła przycisk, ale oba komputery jeszcze się nie połączyły.',
  choosing: 'Druga osoba wybiera, co pokazać',
  choosingText:
    'Przeglądarka drugiej osoby pokazuje teraz to okno. Proszę przeczytać jej te dwa kroki.',
  picture: 'Pokazywany ekran',
  hidden: 'Druga osoba ukryła swój ekran',
  hiddenText: 'Będzie znowu widoczny, gdy go pokaże.',
  empty: 'Teraz nic nie widać',
  emptyText:
    'Okno jest może zminimalizowane. Będzie znowu widoczne po otwarciu.',
  emptyScreenText:
    'Ekran jest może zablokowany albo komputer pyta o coś, co widać tylko na miejscu. Potem ekran będzie znowu widoczny.',
  reconnecting: 'Łączymy ponownie…',
  closed:
    'Strona została tam zamknięta. Gdy znów się otworzy, tutaj wszystko ruszy dalej.',
  soundOn: 'Włącz dźwięk',
  soundOff: 'Wyłącz dźwięk',
  fullScreen: 'Pełny ekran',
  leaveFullScreen: 'Zamknij pełny ekran',
  leave: 'Wyjdź',

  stage: 'Powiększanie i przesuwanie obrazu',
  keys: 'Kółko myszy lub rozsunięcie dwóch palców powiększa, przeciąganie przesuwa. Klawisze: + i − powiększają i zmniejszają, 0 dopasowuje do okna, 1 pokazuje rzeczywisty rozmiar, strzałki przesuwają.',
  tools: 'Narzędzia do obrazu',
  more: 'Więcej',
  shortcuts: 'Skróty klawiszowe',
  shortcutsHint:
    'Najpierw kliknij obraz, a potem naciśnij jeden z tych klawiszy.',
  moreTools: 'Więcej narzędzi',
  zoomIn: 'Powiększ',
  zoomOut: 'Zmniejsz',
  fit: 'Dopasuj do okna',
  actualSize: '100%',
  zoomLevel: (percent: number) => `${percent}%`,
  move: 'Przesuwanie',
  look: {
    left: 'Przesuń w lewo',
    up: 'Przesuń w górę',
    down: 'Przesuń w dół',
    right: 'Przesuń w prawo',
  },
  savePicture: 'Zapisz zrzut ekranu',
  savedPicture: 'Zrzut ekranu zapisany',
  notSavedPicture: 'Przeglądarka na to nie pozwala',
  pictureFileName: (when: string) => `Ekran ${when}.png`,

  sharper: 'Ostrzej',
  smoother: 'Płynniej',
  qualityPreference: [
    'Najostrzej',
    'Ostro',
    'Wyważone',
    'Płynnie',
    'Najpłynniej',
  ],

  connectionUnknown: 'Połączenie',
  connection: {
    good: 'Dobre połączenie',
    poor: 'Słabe połączenie',
    slow: 'Wolne połączenie',
    unsteady: 'Niestabilne połączenie',
  },
  connectionFaults: {
    delay:
      'Obraz dociera z opóźnieniem. Połączenie jest wolne lub przeciążone.',
    loss: 'Części obrazu giną po drodze i trzeba je wysyłać jeszcze raz.',
  },
  connectionDetails: 'Szczegóły połączenia',
  openConnectionDetails: '(szczegóły)',
  figureNames: {
    size: 'Rozmiar',
    framesPerSecond: 'Klatki na sekundę',
    roundTrip: 'Opóźnienie (tam i z powrotem)',
    data: 'Szybkość przesyłania',
    codec: 'Format wideo',
    path: 'Trasa',
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
    window: 'Druga osoba pokazuje tylko jedno okno',
    browser: 'Druga osoba pokazuje tylko jedną kartę',
    camera: 'Widać obraz z kamery drugiej osoby',
  },
  askForScreen: 'Poproś o cały ekran',
  signIn: 'Zaloguj się',
  askedForScreen: 'Prośba wysłana. Druga osoba zobaczy przycisk.',
}
