import type { Texts } from 'src/locales/Texts'

export const mobile: Texts['mobile'] = {
  title: 'Mostrar a tela pelo celular',
  heading: 'Para mostrar a tela, use um computador, por favor',
  reason:
    'Em celulares e tablets, uma página da internet ainda não pode mostrar a tela. Em breve será possível.',
  stepsHeading: 'O que você pode fazer agora',
  steps: [
    'Abra o mesmo link em um computador, com Chrome, Edge, Firefox ou Safari.',
    'Para ver a tela de outra pessoa, este celular ou tablet serve.',
  ],
}
