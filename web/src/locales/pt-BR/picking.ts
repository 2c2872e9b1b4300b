import type { Texts } from 'src/locales/Texts'

export const picking: Texts['picking'] = {
  label: 'Um desenho da janela em que você escolhe',
  onlyChosen: 'Quem ajuda você só vê o que você escolher ali.',
  onlyChosenBy: (name: string) => `${name} só vê o que você escolher ali.`,
  steps: {
    chromium: ['Clique na imagem da sua tela.', 'Clique em “Compartilhar”.'],
    firefox: [
      'Abra a lista e escolha “Tela inteira”.',
      'Clique em “Permitir”.',
    ],
    safari: [
      'Clique em “Permitir compartilhar a tela”.',
      'Se depois aparecer um botão no meio da tela, clique nele também.',
    ],
  },

  dialog: {
    title: 'Escolha o que compartilhar',
    tab: 'Guia',
    window: 'Janela',
    screen: 'Tela inteira',
    cancel: 'Cancelar',
    share: 'Compartilhar',
    question: 'Permitir que esta página veja a sua tela?',
    list: 'Janela ou tela',
    block: 'Bloquear',
    allow: 'Permitir',
    allowScreen: 'Permitir compartilhar a tela',
    allowWindow: 'Permitir compartilhar a janela',
    dontAllow: 'Não permitir',
  },

  change: 'Mostrar outra coisa',
  asked: 'Quem ajuda você gostaria de ver a sua tela inteira.',
  askedBy: (name: string) => `${name} gostaria de ver a sua tela inteira.`,
  wholeScreen: 'Mostrar minha tela inteira',
  changing:
    'Escolha o que mostrar no lugar. Até lá, a pessoa vê o mesmo que antes.',
  kept: 'Nada mudou. A pessoa vê o mesmo que antes.',
  surface: {
    monitor: 'Você está mostrando a tela inteira.',
    window: 'Você está mostrando só uma janela. Não dá para ver mais nada.',
    browser:
      'Você está mostrando só uma guia do navegador. Não dá para ver mais nada.',
  },
}
