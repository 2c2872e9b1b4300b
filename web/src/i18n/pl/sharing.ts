import type { Texts } from 'src/i18n/Texts'

export const sharing: Texts['sharing'] = {
  title: 'Pokazywanie ekranu osobie, która pomaga',
  description:
    'Wystarczy nacisnąć jeden przycisk, a osoba, która pomaga, zobaczy ekran. Jedno kliknięcie, bez pobierania i bez rejestracji.',

  heading: 'Tu można pokazać ekran osobie, która pomaga',
  headingWithName: (name: string) => `${name} chce pomóc`,
  whatHappens:
    'Ta osoba może patrzeć, ale nie może niczego kliknąć ani napisać.',
  action: 'Pokaż mój ekran',
  scamWarning:
    'Proszę kontynuować tylko wtedy, gdy to ktoś znajomy. Żaden bank i żadna firma nigdy o to nie poprosi.',
  interrupted:
    'Ekranu już nie widać, bo ta strona została zamknięta lub wczytana ponownie. Aby kontynuować, proszę nacisnąć przycisk.',
  stopped: 'Pokazywanie zakończone. Nikt nie widzi już tego ekranu.',
  surfaceGone:
    'Pokazywane okno lub karta zostały zamknięte albo pokazywanie zakończono. Nikt nie widzi już tego ekranu. Chcesz pokazać coś innego?',
  cancelled:
    'Nic nie zostało pokazane. W dowolnej chwili można znowu nacisnąć przycisk.',

  inviteHeading: 'Najpierw proszę wysłać ten link osobie, która pomaga',
  inviteText: 'Gdy otworzy link, zobaczy to, co jest pokazywane.',

  choosingHeading: 'Proszę wybrać, co pokazać',
  choosingSteps: [
    'W przeglądarce otworzyło się okno.',
    'Proszę kliknąć obraz swojego ekranu.',
    'Potem proszę kliknąć w tym oknie „Udostępnij”.',
  ],

  waiting: 'Czekamy na osobę, która pomaga',
  waitingText: 'Wszystko zacznie się, gdy ta osoba otworzy swoją stronę.',

  searching: 'Łączymy z osobą, która pomaga…',
  searchingText:
    'Osoba, która pomaga, otworzyła stronę, ale komputery jeszcze się nie połączyły.',

  sharing: 'Ekran jest pokazywany',
  empty: 'Osoba, która pomaga, nic teraz nie widzi',
  emptyText:
    'Pokazywane okno jest może zminimalizowane. Po otwarciu będzie znowu widoczne.',
  emptyScreenText:
    'Komputer nikomu teraz nie pokazuje swojego ekranu. Jest może zablokowany albo o coś pyta. Potem ekran będzie znowu widoczny.',
  seenBy: (who: string, isHeard: boolean) =>
    `${who} ${isHeard ? 'widzi i słyszy to, co jest pokazywane' : 'teraz patrzy'}.`,
  who: {
    verified: 'Osoba, która utworzyła ten link,',
    ownsWords: 'Osoba, do której należą wpisane słowa,',
    hasLink: 'Osoba, która ma wysłany stąd link,',
    sameHelper: (name: string, date: string) =>
      `${name}, ta sama osoba co ${date},`,
    sameAsBefore: (name: string) => `${name}, ta sama osoba co wcześniej,`,
    notVerified: 'Niesprawdzona osoba',
  },
  soundText: 'Osoba, która pomaga, słyszy też dźwięk tego, co jest pokazywane.',
  stop: 'Przestań pokazywać',
  hide: 'Ukryj mój ekran',
  hidden: 'Ekran jest ukryty',
  hiddenText: 'Nikt nic nie widzi. Można wpisać hasło.',
  hiddenSoundText: 'Nikt nic nie widzi i nie słyszy. Można wpisać hasło.',
  more: 'Więcej',
  show: 'Pokaż znowu ekran',

  reconnecting: 'Łączymy ponownie…',
  reconnectingText:
    'Połączenie zostało przerwane. Proszę zostawić tę stronę otwartą: wróci samo.',
}
