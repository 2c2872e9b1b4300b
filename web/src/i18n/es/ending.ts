import { plural } from 'src/i18n/plural'
import type { Texts } from 'src/i18n/Texts'

export const ending: Texts['ending'] = {
  leaving: {
    heading: 'Todavía está mostrando su pantalla',
    text: 'Si sale de esta página, la persona que le ayuda dejará de ver su pantalla.',
    stay: 'Seguir mostrando',
    leave: 'Salir y dejar de mostrar',
  },
  lasted: (duration: string) => `Han estado conectados ${duration}.`,
  lessThanMinute: 'menos de un minuto',
  minutes: (count: number) =>
    plural('es', count, {
      one: `${count} minuto`,
      many: `${count} minutos`,
      other: `${count} minutos`,
    }),
  hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  saved: 'Guardado en este dispositivo:',
  nothingSaved: 'No se ha guardado nada en este dispositivo.',
  places: {
    downloads: 'en sus descargas',
    chosen: 'en el lugar que ha elegido',
    sheets: 'en «Mis hojas»',
  },
  notArrived: (name: string) =>
    `El archivo ${name} no ha llegado por completo.`,
  question: '¿Ha funcionado?',
  yes: 'Sí, ha funcionado',
  no: 'Todavía no',
  told: 'La otra persona ve su respuesta.',
  theirAnswer: {
    worked: 'La otra persona dice que ha funcionado.',
    'not-yet': 'La otra persona dice que todavía no ha funcionado.',
  },
  helperAnswer: {
    worked: 'La persona que le ayuda dice que ha funcionado.',
    'not-yet': 'La persona que le ayuda dice que todavía no ha funcionado.',
  },
  nameWorked: (name: string) => `${name} dice que ha funcionado.`,
  nameNotYet: (name: string) => `${name} dice que todavía no ha funcionado.`,
}
