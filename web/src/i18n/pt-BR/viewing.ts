import type { Texts } from 'src/i18n/Texts'

export const viewing: Texts['viewing'] = {
  title: 'Ajudar alguém',
  fromTitle: 'Ver uma tela compartilhada',
  description:
    'Envie um link e veja a tela de quem você ajuda. Basta um clique, sem baixar nada e sem cadastro.',

  inviteHeading: 'Envie este link a quem você vai ajudar',
  inviteText: 'A pessoa abre o link no computador dela e aperta um botão.',
  keepOpen: 'Deixe esta página aberta: a tela dela vai aparecer aqui.',

  theySee: (sentence: string) => `A outra pessoa verá: “${sentence}”`,
  addName: 'Adicionar seu nome',
  changeName: 'Alterar',
  nameLabel: 'Seu nome (opcional)',
  nameHint:
    'Assim a outra pessoa vê que é você. O nome fica neste aparelho e vai dentro do link; nós nunca o recebemos.',
  forgetName: 'Apagar meu nome',
  chime: 'Tocar um som quando a pessoa entra ou sai',
  arrivedTitle: 'A pessoa chegou',
  leftTitle: 'A pessoa saiu',

  continueHere: 'Continuar neste aparelho',
  waiting: 'Esperando a tela da outra pessoa',
  fromHeading: 'A tela da outra pessoa vai aparecer aqui',
  fromText:
    'Assim que a outra pessoa apertar o botão e escolher uma tela, você vê.',
  searching: 'Conectando com o outro computador…',
  searchingText:
    'A pessoa já apertou o botão, mas os dois computadores ainda não se conectaram.',
  choosing: 'A pessoa está escolhendo o que mostrar',
  choosingText:
    'O navegador da outra pessoa está mostrando esta janela. Leia os dois passos para ela.',
  picture: 'Tela mostrada',
  hidden: 'A outra pessoa escondeu a tela',
  hiddenText: 'Você volta a ver quando ela mostrar de novo.',
  empty: 'Não há nada para ver agora',
  emptyText:
    'A janela talvez esteja minimizada. Você volta a ver quando ela for aberta.',
  emptyScreenText:
    'A tela talvez esteja bloqueada, ou o computador faz uma pergunta que só aparece lá. Depois você volta a ver a tela.',
  reconnecting: 'Reconectando…',
  closed:
    'A página foi fechada do outro lado. Se for aberta de novo, continua aqui.',
  soundOn: 'Ligar o som',
  soundOff: 'Desligar o som',
  fullScreen: 'Tela cheia',
  leaveFullScreen: 'Sair da tela cheia',
  leave: 'Sair',

  stage: 'Aumentar e mover a imagem',
  keys: 'Gire a rodinha ou afaste dois dedos para aumentar; arraste para mover. Teclado: + e − mudam o tamanho, 0 ajusta à janela, 1 mostra o tamanho real, as setas movem.',
  tools: 'Ferramentas da imagem',
  more: 'Mais',
  shortcuts: 'Atalhos de teclado',
  shortcutsHint:
    'Clique primeiro na imagem e depois pressione uma destas teclas.',
  moreTools: 'Mais ferramentas',
  zoomIn: 'Aumentar',
  zoomOut: 'Diminuir',
  fit: 'Ajustar à janela',
  actualSize: '100%',
  zoomLevel: (percent: number) => `${percent}%`,
  move: 'Mover',
  look: {
    left: 'Mover para a esquerda',
    up: 'Mover para cima',
    down: 'Mover para baixo',
    right: 'Mover para a direita',
  },
  savePicture: 'Salvar captura',
  savedPicture: 'Captura salva',
  notSavedPicture: 'O seu navegador não permite',
  pictureFileName: (when: string) => `Tela ${when}.png`,

  sharper: 'Mais nítida',
  smoother: 'Mais fluida',
  qualityPreference: [
    'A mais nítida',
    'Nítida',
    'Equilibrada',
    'Fluida',
    'A mais fluida',
  ],

  connectionUnknown: 'Conexão',
  connection: {
    good: 'Conexão boa',
    poor: 'Conexão ruim',
    slow: 'Conexão lenta',
    unsteady: 'Conexão instável',
  },
  connectionFaults: {
    delay:
      'A imagem chega com atraso. A conexão entre vocês está lenta ou sobrecarregada.',
    loss: 'Partes da imagem estão se perdendo e precisam ser enviadas de novo.',
  },
  connectionDetails: 'Detalhes da conexão',
  openConnectionDetails: '(detalhes)',
  figureNames: {
    size: 'Tamanho',
    framesPerSecond: 'Quadros por segundo',
    roundTrip: 'Atraso (ida e volta)',
    data: 'Taxa de dados',
    codec: 'Formato do vídeo',
    path: 'Rota',
  },
  figures: {
    numbers: 'pt-BR',
    size: (width: number, height: number) => `${width} × ${height}`,
    roundTrip: (ms: string) => `${ms}\u00a0ms`,
    data: (kbitPerSecond: string) => `${kbitPerSecond}\u00a0kbit/s`,
    direct: 'Direta',
    relayed: 'Por um ponto intermediário',
  },

  play: 'Mostrar a imagem',

  surface: {
    window: 'A outra pessoa mostra só uma janela',
    browser: 'A outra pessoa mostra só uma guia',
    camera: 'Você vê a câmera da outra pessoa',
  },
  askForScreen: 'Pedir para ver a tela inteira',
  signIn: 'Entrar',
  askedForScreen: 'Pedido enviado. A outra pessoa verá um botão para isso.',
}
