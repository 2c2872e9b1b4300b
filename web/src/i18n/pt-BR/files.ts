import type { Texts } from 'src/i18n/Texts'

export const files: Texts['files'] = {
  send: 'Enviar um arquivo',
  drop: 'Solte o arquivo aqui para enviá-lo',
  kinds: {
    picture: 'Imagem',
    pdf: 'PDF',
    document: 'Documento',
    table: 'Planilha',
    slides: 'Apresentação',
    sound: 'Som',
    video: 'Vídeo',
    other: 'Arquivo',
  },
  kilobytes: (amount: string) => `${amount} KB`,
  megabytes: (amount: string) => `${amount} MB`,
  facts: (kind: string, size: string) => `${kind}, ${size}`,
  theyOffer: 'A outra pessoa quer enviar um arquivo para você',
  helperOffers: 'Quem ajuda você quer enviar um arquivo',
  nameOffers: (name: string) => `${name} quer enviar um arquivo para você`,
  takeText:
    'Ele será salvo, não aberto. Salve só se você estiver esperando por ele.',
  unknownSender:
    'Cuidado: este computador ainda não conhece esta pessoa. Só salve se você pediu este arquivo.',
  take: 'Salvar o arquivo',
  decline: 'Não, deixe',
  cancel: 'Cancelar',
  asking: 'Esperando que seja aceito',
  sending: 'Enviando',
  receiving: 'Recebendo',
  paused: 'Esperando a conexão. Vai continuar de onde parou.',
  checking: 'Quase pronto',
  arrived: 'Chegou',
  saved: 'Salvo. Está nos seus downloads.',
  savedElsewhere: 'Salvo no lugar que você escolheu.',
  declined: 'Não foi aceito',
  cancelled: 'Foi cancelado',
  busy: 'A outra pessoa ainda está decidindo sobre outro arquivo. Tente de novo daqui a pouco.',
  refused: 'Foi recusado. Arquivos assim podem causar danos.',
  broken:
    'O arquivo chegou danificado e não foi salvo. Precisa ser enviado de novo.',
  unreadable:
    'O arquivo não pode mais ser lido. Talvez tenha sido movido ou alterado.',
  unsaved:
    'Não foi possível salvar o arquivo. Talvez não haja espaço suficiente.',
  gone: 'Este arquivo não está mais sendo enviado. Precisa ser enviado de novo.',
  problems: {
    empty: 'Este arquivo está vazio.',
    'too-large': 'Este arquivo é grande demais. O máximo é 100 MB.',
    kind: 'Arquivos assim podem causar danos, por isso nunca são enviados. Salve como PDF ou tire uma foto.',
    content:
      'O conteúdo deste arquivo não corresponde ao nome, por isso ele nunca é enviado. Salve como PDF ou tire uma foto.',
    unreadable: 'Não é possível ler isto. É uma pasta?',
    'no-connection':
      'Não enviado: não há conexão agora. Tente de novo quando ela voltar.',
    'one-at-a-time': 'Um arquivo de cada vez. Espere o primeiro terminar.',
    'too-many': 'São muitos arquivos. Espere um minuto e tente de novo.',
    older:
      'A outra página é uma versão mais antiga que não pode receber arquivos. É preciso fechá-la e abrir o link de novo.',
  },
}
