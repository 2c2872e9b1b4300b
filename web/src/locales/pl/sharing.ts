import type { Texts } from 'src/locales/Texts'

export const sharing: Texts['sharing'] = {
  title: 'Pokazywanie ekranu osobie, która pomaga',
  description:
    'Wystarczy nacisnąć jeden przycisk, a osoba, która pomaga, zobaczy ekran. Jedno kliknięcie, bez pobierania i bez rejestracji.',

  heading: 'Tu można pokazać ekran osobie, która pomaga',
  headingWithName: (name: string) => `${name} chce pomóc`,
  whatHappens:
    'Osoba, która pomaga, zobaczy ten ekran. Nie może niczego kliknąć ani napisać, a pokazywanie można przerwać w każdej chwili.',
  action: 'Pokaż mój ekran',
  afterwards:
    'Potem przeglądarka zapyta, który ekran pokazać. Proszę go wybrać i nacisnąć „Udostępnij” lub „Zezwól”.',
  scamWarning:
    'Proszę kontynuować tylko wtedy, gdy to ktoś znajomy. Żaden bank i żadna firma nigdy o to nie poprosi.',
  stopped: 'Pokazywanie zakończone. Nikt nie widzi już tego ekranu.',
  cancelled:
    'Nic nie zostało pokazane. Gdy przyjdzie pora, proszę znowu nacisnąć przycisk.',

  inviteHeading: 'Najpierw proszę wysłać ten link osobie, która pomaga',
  inviteText: 'Gdy go otworzy, zobaczy to, co jest pokazywane.',

  choosingHeading: 'Proszę wybrać, co pokazać',
  choosingSteps: [
    'W przeglądarce otworzyło się okno.',
    'Proszę kliknąć obraz swojego ekranu.',
    'Potem proszę nacisnąć w tym oknie „Udostępnij” lub „Zezwól”.',
  ],

  waiting: 'Czekamy na osobę, która pomaga',
  waitingText:
    'Ta osoba jeszcze nie otworzyła swojej strony. Nic nie trzeba robić: wszystko zacznie się samo, gdy przyjdzie.',

  searching: 'Szukamy drogi do osoby, która pomaga',
  searchingText:
    'Ta osoba otworzyła swoją stronę, ale oba komputery jeszcze się nie odnalazły.',

  sharing: 'Ekran jest pokazywany',
  sharingText:
    'Osoba, która pomaga, widzi ten ekran. Można używać komputera jak zwykle. Proszę zostawić tę stronę otwartą.',
  soundText: 'Słyszy też dźwięk tego, co jest pokazywane.',
  stop: 'Przestań pokazywać',
  hide: 'Ukryj mój ekran',
  hidden: 'Ekran jest ukryty',
  hiddenText:
    'Osoba, która pomaga, nic nie widzi, dopóki ekran nie zostanie znowu pokazany. To dobra chwila, żeby wpisać hasło.',
  hiddenSoundText: 'Niczego też nie słyszy.',
  show: 'Pokaż znowu mój ekran',

  reconnecting: 'Łączymy ponownie…',
  reconnectingText:
    'Połączenie z osobą, która pomaga, zostało przerwane. Proszę zostawić tę stronę otwartą: połączenie wróci samo.',
}
