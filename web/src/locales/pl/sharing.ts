import type { Texts } from 'src/locales/Texts'

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
  stopped: 'Pokazywanie zakończone. Nikt nie widzi już tego ekranu.',
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
  waitingText:
    'Osoba, która pomaga, jeszcze nie otworzyła swojej strony. Nic nie trzeba robić: wszystko zacznie się samo, gdy to zrobi.',

  searching: 'Łączymy z osobą, która pomaga…',
  searchingText:
    'Osoba, która pomaga, otworzyła już swoją stronę, ale oba komputery jeszcze się nie połączyły.',

  sharing: 'Ekran jest pokazywany',
  sharingText:
    'Osoba, która pomaga, widzi ten ekran. Można używać komputera jak zwykle. Proszę zostawić tę stronę otwartą.',
  soundText: 'Osoba, która pomaga, słyszy też dźwięk tego, co jest pokazywane.',
  stop: 'Przestań pokazywać',
  hide: 'Ukryj mój ekran',
  hidden: 'Ekran jest ukryty',
  hiddenText:
    'Osoba, która pomaga, nic nie widzi, dopóki ekran nie zostanie znowu pokazany. To dobra chwila, żeby wpisać hasło.',
  hiddenSoundText: 'Osoba, która pomaga, niczego też nie słyszy.',
  show: 'Pokaż znowu ekran',

  reconnecting: 'Łączymy ponownie…',
  reconnectingText:
    'Połączenie z osobą, która pomaga, zostało przerwane. Proszę zostawić tę stronę otwartą: połączenie wróci samo.',
}
