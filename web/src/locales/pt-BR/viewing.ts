import type { Texts } from 'src/locales/Texts'

export const viewing: Texts['viewing'] = {
  title: 'Ajudar alguém',
  fromTitle: 'Ver uma tela',
  description:
    'Envie um link e veja a tela de quem você ajuda. Basta um clique, sem baixar nada e sem cadastro.',

  inviteHeading: 'Envie este link a quem você vai ajudar',
  inviteText:
    'A pessoa abre o link no computador dela e aperta um botão. Deixe esta página aberta: a tela aparece aqui.',

  nameLabel: 'Seu nome, se quiser',
  nameHint:
    'Assim a outra pessoa vê quem quer ajudar. Ele fica só neste aparelho, e o nosso servidor nunca recebe.',
  forgetName: 'Esquecer meu nome',
  chime: 'Um som quando alguém chega ou sai',
  testConnection: 'Testar minha conexão',
  arrivedTitle: 'Já tem alguém aqui',
  leftTitle: 'A pessoa saiu',

  waiting: 'Esperando a tela da outra pessoa',
  fromHeading: 'A tela vai aparecer aqui',
  fromText:
    'Assim que a outra pessoa apertar o botão e escolher uma tela, você vê.',
  searching: 'Procurando um caminho até o outro computador',
  searchingText:
    'A pessoa já apertou o botão, mas os dois computadores ainda não se encontraram.',
  choosing: 'A pessoa está escolhendo o que mostrar',
  choosingText:
    'O navegador dela está perguntando qual tela mostrar. Pode demorar um pouquinho.',
  picture: 'Tela mostrada',
  hidden: 'A outra pessoa escondeu a tela',
  hiddenText: 'Você volta a ver quando ela mostrar de novo.',
  reconnecting: 'Voltando a conectar…',
  soundOn: 'Ligar o som',
  soundOff: 'Desligar o som',
  fullScreen: 'Tela cheia',
  leaveFullScreen: 'Sair da tela cheia',
  leave: 'Sair',

  stage: 'Aumentar e mover a imagem',
  keys: 'Gire a rodinha ou afaste dois dedos para aumentar; arraste para mover. Teclas: + e − aumentam e diminuem, 0 ajusta, 1 mostra em 100%, as setas movem.',
  tools: 'Ferramentas da imagem',
  moreTools: 'Mais ferramentas',
  zoomIn: 'Aumentar',
  zoomOut: 'Diminuir',
  fit: 'Ajustar',
  actualSize: '100%',
  zoomLevel: (percent: number) => `${percent}%`,
  move: 'Mover a imagem',
  look: {
    left: 'Para a esquerda',
    up: 'Para cima',
    down: 'Para baixo',
    right: 'Para a direita',
  },
  savePicture: 'Salvar imagem',
  savedPicture: 'Imagem salva',
  pictureFileName: (when: string) => `Tela ${when}.png`,

  sharper: 'Mais nítida',
  smoother: 'Mais fluida',
  smoothness: [
    'A mais nítida',
    'Nítida',
    'Meio-termo',
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
      'O que você vê chega atrasado: o caminho entre vocês dois é longo ou está cheio.',
    loss: 'Partes da imagem se perdem no caminho e precisam ser enviadas de novo.',
  },
  connectionDetails: 'Detalhes da conexão',
  openConnectionDetails: '(detalhes)',
  figureNames: {
    size: 'Tamanho',
    framesPerSecond: 'Imagens por segundo',
    roundTrip: 'Ida e volta',
    data: 'Dados',
    codec: 'Formato do vídeo',
    path: 'Caminho',
  },
  figures: {
    numbers: 'pt-BR',
    size: (width: number, height: number) => `${width} × ${height}`,
    roundTrip: (ms: string) => `${ms}\u00a0ms`,
    data: (kbitPerSecond: string) => `${kbitPerSecond}\u00a0kbit/s`,
    direct: 'Direto',
    relayed: 'Por um ponto intermediário',
  },

  play: 'Mostrar a imagem',

  surface: {
    window: 'Você vê só uma janela',
    browser: 'Você vê só uma guia',
    camera: 'Você vê o que a câmera vê',
  },
  askForScreen: 'Pedir a tela inteira',
  signIn: 'Entrar',
  askedForScreen: 'Pedido feito. Agora a outra pessoa vê um botão para isso.',
}
