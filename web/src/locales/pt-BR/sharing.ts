import type { Texts } from 'src/locales/Texts'

export const sharing: Texts['sharing'] = {
  title: 'Mostre a sua tela a quem ajuda você',
  description:
    'Aperte um botão e quem ajuda você vê a sua tela. Basta um clique, sem baixar nada e sem cadastro.',

  heading: 'Mostre a sua tela a quem ajuda você',
  headingWithName: (name: string) => `${name} quer ajudar você`,
  whatHappens: 'A pessoa pode olhar, mas não pode clicar nem digitar nada.',
  action: 'Mostrar minha tela',
  scamWarning:
    'Só continue se você conhece essa pessoa. Nenhum banco e nenhuma empresa vai pedir isso a você.',
  stopped: 'Você parou de mostrar a tela. Agora ninguém pode vê-la.',
  cancelled: 'Nada foi mostrado. Quando quiser, aperte o botão de novo.',

  inviteHeading: 'Primeiro, envie este link a quem ajuda você',
  inviteText: 'Quando a pessoa abrir o link, verá o que você está mostrando.',

  choosingHeading: 'Escolha o que mostrar',
  choosingSteps: [
    'Uma janela se abriu no seu navegador.',
    'Clique na imagem da sua tela.',
    'Depois clique em “Compartilhar” nessa janela.',
  ],

  waiting: 'Esperando quem ajuda você',
  waitingText:
    'Quem ajuda você ainda não abriu a página. Você não precisa fazer nada: tudo começa assim que a pessoa chegar.',

  searching: 'Conectando com quem ajuda você…',
  searchingText:
    'A pessoa que ajuda você já abriu a página, mas os dois computadores ainda não se conectaram.',

  sharing: 'Você está mostrando a sua tela',
  sharingText:
    'Quem ajuda você está vendo a sua tela. Use o computador como sempre e deixe esta página aberta.',
  soundText: 'Quem ajuda você também ouve o som do que você mostra.',
  stop: 'Parar de mostrar',
  hide: 'Esconder minha tela',
  hidden: 'A sua tela está escondida',
  hiddenText:
    'Quem ajuda você não vê nada até você mostrar de novo. É um bom momento para digitar uma senha.',
  hiddenSoundText: 'Quem ajuda você também não ouve nada.',
  show: 'Mostrar de novo',

  reconnecting: 'Reconectando…',
  reconnectingText:
    'A conexão com quem ajuda você caiu. Deixe esta página aberta: a conexão volta sozinha.',
}
