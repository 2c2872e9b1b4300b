import { plural } from 'src/i18n/plural'
import type { Texts } from 'src/i18n/Texts'

export const ending: Texts['ending'] = {
  leaving: {
    heading: 'U laat uw scherm nog zien',
    text: 'Als u deze pagina verlaat, ziet uw helper uw scherm niet meer.',
    stay: 'Blijven laten zien',
    leave: 'Weggaan en niet meer laten zien',
  },
  lasted: (duration: string) => `U was ${duration} verbonden.`,
  lessThanMinute: 'minder dan een minuut',
  minutes: (count: number) =>
    plural('nl', count, { one: `${count} minuut`, other: `${count} minuten` }),
  hours: (hours: number, minutes: number) => `${hours} u ${minutes} min`,
  saved: 'Opgeslagen op dit apparaat:',
  nothingSaved: 'Er is niets opgeslagen op dit apparaat.',
  places: {
    downloads: 'bij uw downloads',
    chosen: 'op de plek die u koos',
    sheets: 'onder ‘Mijn bladen’',
  },
  notArrived: (name: string) =>
    `Het bestand ${name} is niet helemaal aangekomen.`,
  question: 'Is het gelukt?',
  yes: 'Ja, het is gelukt',
  no: 'Nog niet',
  told: 'De ander ziet uw antwoord.',
  theirAnswer: {
    worked: 'De ander zegt dat het is gelukt.',
    'not-yet': 'De ander zegt dat het nog niet is gelukt.',
  },
  helperAnswer: {
    worked: 'Uw helper zegt dat het is gelukt.',
    'not-yet': 'Uw helper zegt dat het nog niet is gelukt.',
  },
  nameWorked: (name: string) => `${name} zegt dat het is gelukt.`,
  nameNotYet: (name: string) => `${name} zegt dat het nog niet is gelukt.`,
}
