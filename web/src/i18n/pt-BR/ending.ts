import { plural } from 'src/i18n/plural'
import type { Texts } from 'src/i18n/Texts'

export const ending: Texts['ending'] = {
  leaving: {
    heading: 'Você ainda está mostrando a sua tela',
    text: 'Se você sair desta página, quem ajuda você deixará de ver a sua tela.',
    stay: 'Continuar mostrando',
    leave: 'Sair e parar de mostrar',
  },
  lasted: (duration: string) => `Vocês ficaram conectados por ${duration}.`,
  lessThanMinute: 'menos de um minuto',
  minutes: (count: number) =>
    plural('pt-BR', count, {
      one: `${count} minuto`,
      many: `${count} minutos`,
      other: `${count} minutos`,
    }),
  hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  saved: 'Salvo neste dispositivo:',
  nothingSaved: 'Nada foi salvo neste dispositivo.',
  places: {
    downloads: 'nos seus downloads',
    chosen: 'no lugar que você escolheu',
    sheets: 'em “Minhas folhas”',
  },
  notArrived: (name: string) => `O arquivo ${name} não chegou inteiro.`,
  question: 'Deu certo?',
  yes: 'Sim, deu certo',
  no: 'Ainda não',
  told: 'A outra pessoa vê sua resposta.',
  theirAnswer: {
    worked: 'A outra pessoa diz que deu certo.',
    'not-yet': 'A outra pessoa diz que ainda não deu certo.',
  },
  helperAnswer: {
    worked: 'Quem ajuda você diz que deu certo.',
    'not-yet': 'Quem ajuda você diz que ainda não deu certo.',
  },
  nameWorked: (name: string) => `${name} diz que deu certo.`,
  nameNotYet: (name: string) => `${name} diz que ainda não deu certo.`,
}
