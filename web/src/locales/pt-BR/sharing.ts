import type { Texts } from 'src/locales/Texts'

export const sharing: Texts['sharing'] = {
  title: 'Mostre a sua tela a quem ajuda você',
  description:
    'Aperte um botão e quem ajuda você vê a sua tela. Basta um clique, sem baixar nada e sem cadastro.',

  heading: 'Mostre a sua tela a quem ajuda você',
  headingWithName: (name: string) => `${name} quer ajudar você`,
  whatHappens:
    'Essa pessoa vai ver a sua tela. Ela não pode clicar nem digitar nada, e você pode parar quando quiser.',
  action: 'Mostrar minha tela',
  afterwards:
    'Depois o navegador pergunta qual tela mostrar. Escolha a tela e aperte “Compartilhar” ou “Permitir”.',
  scamWarning:
    'Só continue se você conhece essa pessoa. Nenhum banco e nenhuma empresa vai pedir isso a você.',
  stopped: 'Você parou. Agora ninguém vê a sua tela.',
  cancelled: 'Nada foi mostrado. Aperte o botão de novo quando quiser.',

  inviteHeading: 'Primeiro, envie este link a quem ajuda você',
  inviteText: 'Quem abrir o link vê o que você mostra.',

  choosingHeading: 'Escolha o que mostrar',
  choosingSteps: [
    'Uma janela se abriu no seu navegador.',
    'Clique na imagem da sua tela.',
    'Depois aperte “Compartilhar” ou “Permitir” nessa janela.',
  ],

  waiting: 'Esperando quem ajuda você',
  waitingText:
    'A pessoa ainda não abriu a página dela. Você não precisa fazer nada: começa sozinho quando ela chegar.',

  searching: 'Procurando um caminho até quem ajuda você',
  searchingText:
    'A pessoa já abriu a página dela, mas os dois computadores ainda não se encontraram.',

  sharing: 'Você está mostrando a sua tela',
  sharingText:
    'Quem ajuda você está vendo a sua tela. Use o computador como sempre e deixe esta página aberta.',
  soundText: 'A pessoa também ouve o som do que você mostra.',
  stop: 'Parar de mostrar',
  hide: 'Esconder minha tela',
  hidden: 'A sua tela está escondida',
  hiddenText:
    'Quem ajuda você não vê nada até você mostrar de novo. É um bom momento para digitar uma senha.',
  hiddenSoundText: 'E também não ouve nada.',
  show: 'Mostrar minha tela de novo',

  reconnecting: 'Voltando a conectar…',
  reconnectingText:
    'A conexão com quem ajuda você caiu. Deixe esta página aberta: ela volta sozinha.',
}
