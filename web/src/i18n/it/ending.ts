import { plural } from 'src/i18n/plural'
import type { Texts } from 'src/i18n/Texts'

export const ending: Texts['ending'] = {
  leaving: {
    heading: 'Sta ancora mostrando il suo schermo',
    text: 'Se lascia questa pagina, chi la aiuta non vedrà più il suo schermo.',
    stay: 'Continua a mostrare',
    leave: 'Esci e smetti di mostrare',
  },
  lasted: (duration: string) => `Siete stati connessi per ${duration}.`,
  lessThanMinute: 'meno di un minuto',
  minutes: (count: number) =>
    plural('it', count, {
      one: `${count} minuto`,
      many: `${count} minuti`,
      other: `${count} minuti`,
    }),
  hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  saved: 'Salvato su questo dispositivo:',
  nothingSaved: 'Su questo dispositivo non è stato salvato nulla.',
  places: {
    downloads: 'nei suoi download',
    chosen: 'nel posto che ha scelto',
    sheets: 'in «I miei fogli»',
  },
  notArrived: (name: string) => `Il file ${name} non è arrivato per intero.`,
  question: 'Ha funzionato?',
  yes: 'Sì, ha funzionato',
  no: 'Non ancora',
  told: 'L’altra persona vede la sua risposta.',
  theirAnswer: {
    worked: 'L’altra persona dice che ha funzionato.',
    'not-yet': 'L’altra persona dice che non ha ancora funzionato.',
  },
  helperAnswer: {
    worked: 'Chi la aiuta dice che ha funzionato.',
    'not-yet': 'Chi la aiuta dice che non ha ancora funzionato.',
  },
  nameWorked: (name: string) => `${name} dice che ha funzionato.`,
  nameNotYet: (name: string) => `${name} dice che non ha ancora funzionato.`,
}
