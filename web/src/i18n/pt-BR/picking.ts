import type { Texts } from 'src/i18n/Texts'

export const picking: Texts['picking'] = {
  label: 'Desenho da janela em que você escolhe o que mostrar',
  onlyChosen: 'Quem ajuda você só vai ver o que você escolher.',
  onlyChosenBy: (name: string) => `${name} só vai ver o que você escolher.`,
  steps: {
    chromium: [
      'Clique na imagem da sua tela.',
      'Clique em “Compartilhar”, embaixo.',
    ],
    firefox: [
      'Abra a lista e escolha “Tela inteira”.',
      'Clique em “Permitir”.',
    ],
    safari: [
      'Clique em “Permitir compartilhar a tela”.',
      'Se aparecer um botão no meio da tela, clique nele também.',
    ],
  },

  dialog: {
    title: 'Escolha o que compartilhar',
    tab: 'Guia',
    window: 'Janela',
    screen: 'Tela inteira',
    screenFirefox: 'Tela inteira',
    cancel: 'Cancelar',
    share: 'Compartilhar',
    question: 'Permitir que esta página veja a sua tela?',
    list: 'Selecionar janela ou tela',
    block: 'Bloquear',
    allow: 'Permitir',
    allowScreen: 'Permitir compartilhar a tela',
    allowWindow: 'Permitir compartilhar a janela',
    dontAllow: 'Não permitir',
  },

  change: 'Mostrar outra coisa',
  asked: 'Quem ajuda você gostaria de ver a sua tela inteira.',
  askedBy: (name: string) => `${name} gostaria de ver a sua tela inteira.`,
  wholeScreen: 'Trocar para a tela inteira',
  changing:
    'Escolha outra coisa para mostrar. Até lá, quem ajuda você continua vendo o que você já mostrava.',
  kept: 'Nada mudou. Quem ajuda você continua vendo o que você já mostrava.',
  surface: {
    monitor: 'Você está mostrando a tela inteira.',
    window:
      'Você está mostrando só uma janela. Quem ajuda você não vê mais nada.',
    browser:
      'Você está mostrando só uma guia do navegador. Quem ajuda você não vê mais nada.',
  },
}
