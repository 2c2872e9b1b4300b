import type { Texts } from 'src/i18n/Texts'

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
  interrupted:
    'Sua tela não aparece mais, porque esta página foi fechada ou recarregada. Para continuar, aperte o botão.',
  stopped: 'Você parou de mostrar a tela. Agora ninguém pode vê-la.',
  surfaceGone:
    'A janela ou aba que você mostrava foi fechada, ou você parou de mostrar. Agora ninguém vê a sua tela. Quer mostrar outra coisa?',
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
  waitingText: 'Tudo começa quando a pessoa abrir a página.',

  searching: 'Conectando com quem ajuda você…',
  searchingText:
    'A página de quem ajuda você está aberta, mas os computadores ainda não se conectaram.',

  sharing: 'Você está mostrando a sua tela',
  empty: 'Quem ajuda você não vê nada agora',
  emptyText:
    'A janela que você mostra talvez esteja minimizada. Abra de novo e ela volta a aparecer.',
  emptyScreenText:
    'O seu computador não deixa ninguém ver a tela neste momento. Ele talvez esteja bloqueado ou perguntando algo. Depois ela volta a aparecer.',
  seenBy: (who: string, isHeard: boolean) =>
    `${who} ${isHeard ? 'vê e ouve o que você mostra' : 'está vendo'}.`,
  who: {
    verified: 'A pessoa que criou o link',
    ownsWords: 'A pessoa cujas palavras você digitou',
    hasLink: 'A pessoa que tem o seu link',
    sameHelper: (name: string, date: string) =>
      `${name}, a mesma pessoa de ${date},`,
    sameAsBefore: (name: string) => `${name}, a mesma pessoa de antes,`,
    notVerified: 'Uma pessoa não verificada',
  },
  soundText: 'Quem ajuda você também ouve o som do que você mostra.',
  stop: 'Parar de mostrar',
  hide: 'Esconder minha tela',
  hidden: 'A sua tela está escondida',
  hiddenText: 'Ninguém vê nada. Você pode digitar uma senha.',
  hiddenSoundText: 'Ninguém vê nem ouve nada. Você pode digitar uma senha.',
  more: 'Mais',
  show: 'Mostrar de novo',

  reconnecting: 'Reconectando…',
  reconnectingText:
    'A conexão caiu. Deixe esta página aberta: ela volta sozinha.',
}
