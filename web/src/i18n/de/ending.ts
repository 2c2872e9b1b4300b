import { plural } from 'src/i18n/plural'
import type { Texts } from 'src/i18n/Texts'

export const ending: Texts['ending'] = {
  leaving: {
    heading: 'Sie zeigen noch Ihren Bildschirm',
    text: 'Wenn Sie diese Seite verlassen, ist Ihr Bildschirm nicht mehr zu sehen.',
    stay: 'Weiter zeigen',
    leave: 'Seite verlassen und nicht mehr zeigen',
  },
  lasted: (duration: string) => `Die Verbindung dauerte ${duration}.`,
  lessThanMinute: 'weniger als eine Minute',
  minutes: (count: number) =>
    plural('de', count, { one: `${count} Minute`, other: `${count} Minuten` }),
  hours: (hours: number, minutes: number) => `${hours} Std. ${minutes} Min.`,
  saved: 'Auf diesem Gerät gespeichert:',
  nothingSaved: 'Auf diesem Gerät wurde nichts gespeichert.',
  places: {
    downloads: 'bei Ihren Downloads',
    chosen: 'wo Sie es gewählt haben',
    sheets: 'unter „Meine Blätter“',
  },
  notArrived: (name: string) => `Die Datei ${name} ist nicht ganz angekommen.`,
  question: 'Hat es geklappt?',
  yes: 'Ja, es hat geklappt',
  no: 'Noch nicht',
  told: 'Die andere Person sieht Ihre Antwort.',
  theirAnswer: {
    worked: 'Die andere Person sagt: Es hat geklappt.',
    'not-yet': 'Die andere Person sagt: Es hat noch nicht geklappt.',
  },
  helperAnswer: {
    worked: 'Die Person, die Ihnen hilft, sagt: Es hat geklappt.',
    'not-yet': 'Die Person, die Ihnen hilft, sagt: Es hat noch nicht geklappt.',
  },
  nameWorked: (name: string) => `${name} sagt: Es hat geklappt.`,
  nameNotYet: (name: string) => `${name} sagt: Es hat noch nicht geklappt.`,
}
