import { plural } from 'src/i18n/plural'
import type { Texts } from 'src/i18n/Texts'

export const sheets: Texts['sheets'] = {
  keep: 'Zachowaj, co zrobiliśmy',
  keepText:
    'Powstanie kartka z obrazkiem każdego kroku, do wydrukowania lub obejrzenia jeszcze raz. Zostaje na tym komputerze.',
  keepAgain: 'Zachowaj też nowe kroki',
  kept: 'Kartka jest zachowana na tym komputerze. Jest na tej stronie pod „Moje kartki”.',
  full: 'Na tym komputerze nie ma już miejsca, więc kartka nie jest zachowana. Można ją mimo to wydrukować albo zapisać jako plik.',
  denied:
    'Ta przeglądarka nie pozwala zachować kartki. Można ją mimo to wydrukować albo zapisać jako plik.',
  name: 'Nazwa kartki',
  useName: 'Użyj tej nazwy',
  usualName: (date: string) => `Co zrobiliśmy ${date}`,
  print: 'Drukuj',
  saveFile: 'Zapisz jako plik',

  with: (name: string, date: string) => `Pomaga ${name}, ${date}`,
  made: (date: string) => `Zrobione ${date}`,
  map: 'Gdzie to jest na ekranie',
  footer: 'Następnym razem ekran może wyglądać trochę inaczej.',

  suggest: 'Zaproponuj zachowanie',
  suggestText:
    'Druga osoba dostanie kartkę z obrazkiem każdego kroku, do wydrukowania lub obejrzenia jeszcze raz.',
  suggested: 'Druga osoba widzi już przycisk.',
  theyKept: 'Druga osoba zachowała kartkę.',
  theyDeclined: 'Druga osoba nie chce jej teraz zachować.',
  suggestion: 'Osoba, która pomaga, proponuje zachować te kroki na kartce.',
  suggestionBy: (name: string) =>
    `${name} proponuje zachować te kroki na kartce.`,
  notNow: 'Nie teraz',

  leaveOut: 'Pomiń ten obrazek',
  askCopy: 'Poproś o kopię',
  copyAsked: 'Druga osoba widzi teraz pytanie.',
  copyComing: 'Druga osoba się zgadza. Kopia jest w drodze.',
  copyHere: 'Kopia już jest. Na tej stronie jest pod „Moje kartki”.',
  copyDeclined: 'Druga osoba woli nie dawać kopii.',
  copyFailed:
    'Kopia nie dotarła albo ta przeglądarka nie pozwala jej zachować.',
  copyWish:
    'Osoba, która pomaga, prosi o kopię kartki z obrazkami tego ekranu.',
  copyWishBy: (name: string) =>
    `${name} prosi o kopię kartki z obrazkami tego ekranu.`,
  giveCopy: 'Wyślij kopię',
  copyGiven: 'Osoba, która pomaga, dostaje kopię kartki.',

  title: 'Moje kartki',
  introduction:
    'To, co udało się zrobić z pomocą, krok po kroku. Kartki są na tym komputerze. My nie mamy ich kopii.',
  none: 'Nie ma jeszcze kartek. Gdy ktoś pokazuje kroki, naciśnij „Zachowaj, co zrobiliśmy”.',
  unavailable:
    'Ta przeglądarka nie pozwala tej stronie niczego zachować, więc nie ma tu kartek.',
  gone: 'Tej kartki nie ma na tym komputerze albo nie da się jej odczytać.',
  stepCount: (count: number) =>
    plural('pl', count, {
      one: `${count} krok`,
      few: `${count} kroki`,
      many: `${count} kroków`,
      other: `${count} kroku`,
    }),
  room: (size: string) => `Zajmują ${size} na tym komputerze.`,
  all: 'Wszystkie kartki',
  readAloud: 'Przeczytaj na głos',
  stopReading: 'Przestań czytać',
  rename: 'Zmień nazwę',
  remove: 'Usuń tę kartkę',
  removed: (name: string) => `Kartka „${name}” została usunięta.`,
  undo: 'Cofnij',
  removeAll: 'Usuń wszystkie kartki',
  removeAllQuestion: 'Usunąć wszystkie? Tego nie można cofnąć.',
  removeAllYes: 'Tak, usuń wszystkie',
  removeAllNo: 'Nie, zachowaj',
  removedAll: 'Wszystkie kartki zostały usunięte.',
  view: 'Kartka',
}
