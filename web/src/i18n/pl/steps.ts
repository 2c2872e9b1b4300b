import type { Texts } from 'src/i18n/Texts'

export const steps: Texts['steps'] = {
  phrases: {
    'click-here': 'Kliknij tutaj',
    'double-click-here': 'Kliknij tutaj dwa razy',
    'right-click-here': 'Kliknij tutaj prawym przyciskiem',
    'type-here': 'Wpisz tutaj',
    'press-enter': 'Naciśnij Enter',
    'scroll-down': 'Przewiń w dół',
    'wait-until-done': 'Poczekaj, aż się skończy',
    'close-window': 'Zamknij to okno',
  },

  heading: 'Kroki',
  empty:
    'Po wybraniu „Numerowanie” wystarczy kliknąć obraz. Każdy numer staje się krokiem, za którym druga osoba może iść, jeden po drugim.',
  full: (most: number) => `Więcej niż ${most} kroków nie może być.`,
  list: 'Wszystkie kroki',
  noWords: 'Jeszcze bez tekstu',
  words: (number: number) => `Co zrobić w kroku ${number}`,
  ownWords: 'Własne słowa',
  ownWordsHint:
    'Gotowe zdania druga osoba czyta w swoim języku, a własne tak, jak zostały napisane.',
  useWords: 'Użyj',
  up: (number: number) => `Przesuń krok ${number} w górę`,
  down: (number: number) => `Przesuń krok ${number} w dół`,
  remove: (number: number) => `Usuń krok ${number}`,
  removed: 'Krok został usunięty.',
  putBack: 'Przywróć',
  placeAgain: 'Wskaż jeszcze raz',
  placing: (number: number) =>
    `Teraz kliknięcie w obraz wskaże miejsce kroku ${number}.`,
  cancel: 'Anuluj',
  showThem: 'Pokaż ten krok',
  here: 'Druga osoba jest tutaj',
  done: 'Gotowe',
  notFound: 'Nie może znaleźć',
  noPicture: 'Nie ma obrazka tego kroku. Ponowne wskazanie go zrobi.',

  step: (number: number, count: number) => `Krok ${number} z ${count}`,
  picture: 'Obrazek miejsca',
  noPictureHere: 'Nie ma obrazka tego kroku.',
  told: 'Osoba, która pomaga, już wie, że nie można tego znaleźć.',
  back: 'Poprzedni krok',
  next: 'Następny krok',
  finished: 'To był ostatni krok. Świetnie!',
}
