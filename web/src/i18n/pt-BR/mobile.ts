import type { Texts } from 'src/i18n/Texts'

export const mobile: Texts['mobile'] = {
  title: 'Mostrar a tela pelo celular',
  heading: 'Para mostrar a tela, use um computador, por favor',
  reason:
    'Em celulares e tablets, uma página da internet não pode mostrar a tela.',
  onComputer: (place: string) =>
    `No seu computador, acesse ${place} e digite estas quatro palavras:`,
  onComputerOwn: (place: string) => `No seu computador, acesse ${place}.`,
  toSee:
    'Você pode usar este celular ou tablet para ver a tela de outra pessoa.',

  sendHeading: 'Envie o link para o seu computador',
  send: 'Enviar o link…',
  mail: 'Enviar para o meu e-mail',
  sendMessage: 'Abra este link no computador para mostrar a tela dele:',
  cameraHeading: 'Ou use a câmera deste aparelho',
  cameraText: 'Quem ajuda você vai ver o que a câmera vê.',
  cameraAction: 'Usar a câmera',

  camera: {
    heading: 'Mostre com a sua câmera',
    whatHappens:
      'Quem ajuda você vai ver o que a sua câmera vê, mas não vai ouvir nada. Você pode parar quando quiser.',
    action: 'Mostrar minha câmera',
    afterwards:
      'Depois o navegador vai pedir para usar a câmera. Toque em “Permitir”.',
    stopped: 'Você parou. Agora ninguém vê nada.',
    choosingHeading: 'Permita a câmera',
    choosingSteps: [
      'O navegador pergunta se esta página pode usar a câmera.',
      'Toque em “Permitir”.',
    ],
    sharing: 'Você está mostrando a sua câmera',
    stop: 'Parar a câmera',
    hide: 'Esconder a imagem',
    hidden: 'A sua câmera está escondida',
    hiddenText: 'Quem ajuda você não vê nada até você mostrar de novo.',
    show: 'Mostrar de novo',
  },
  preview: 'O que a sua câmera vê',
}
