import { plural } from 'src/i18n/plural'
import type { Texts } from 'src/i18n/Texts'

export const ending: Texts['ending'] = {
  leaving: {
    heading: 'Ekran jest nadal pokazywany',
    text: 'Po opuszczeniu tej strony osoba, która pomaga, nie będzie już widzieć ekranu.',
    stay: 'Pokazuj dalej',
    leave: 'Opuść stronę i przestań pokazywać',
  },
  lasted: (duration: string) => `Połączenie trwało ${duration}.`,
  lessThanMinute: 'mniej niż minutę',
  minutes: (count: number) =>
    plural('pl', count, {
      one: `${count} minutę`,
      few: `${count} minuty`,
      many: `${count} minut`,
      other: `${count} minuty`,
    }),
  hours: (hours: number, minutes: number) => `${hours} godz. ${minutes} min`,
  saved: 'Zapisano na tym urządzeniu:',
  nothingSaved: 'Na tym urządzeniu nic nie zapisano.',
  places: {
    downloads: 'w pobranych',
    chosen: 'w wybranym miejscu',
    sheets: 'pod „Moje kartki”',
  },
  notArrived: (name: string) => `Plik ${name} nie dotarł w całości.`,
  question: 'Udało się?',
  yes: 'Tak, udało się',
  no: 'Jeszcze nie',
  told: 'Druga osoba widzi tę odpowiedź.',
  theirAnswer: {
    worked: 'Druga osoba mówi, że się udało.',
    'not-yet': 'Druga osoba mówi, że jeszcze się nie udało.',
  },
  helperAnswer: {
    worked: 'Osoba, która pomaga, mówi, że się udało.',
    'not-yet': 'Osoba, która pomaga, mówi, że jeszcze się nie udało.',
  },
  nameWorked: (name: string) => `${name} mówi, że się udało.`,
  nameNotYet: (name: string) => `${name} mówi, że jeszcze się nie udało.`,
}
