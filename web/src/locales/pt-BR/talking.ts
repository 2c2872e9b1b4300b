import type { Texts } from 'src/locales/Texts'

export const talking: Texts['talking'] = {
  phrases: {
    'click-here': 'Clique aqui',
    'double-click-here': 'Clique duas vezes aqui',
    'scroll-down': 'Role para baixo',
    'scroll-up': 'Role para cima',
    'press-enter': 'Aperte Enter',
    'close-window': 'Feche esta janela',
    'read-aloud': 'Leia para mim o que diz ali',
    wait: 'Espere um momento',
    'well-done': 'Muito bem',
  },
  answers: {
    done: 'Pronto',
    again: 'De novo',
    'not-seen': 'Não estou vendo',
  },

  tooMany:
    'Não enviado: foi muita coisa de uma vez. Espere um momento e envie de novo.',
  noConnection:
    'Não enviado: não há conexão agora. Envie de novo quando ela voltar.',
  send: 'Enviar',
  copy: 'Copiar',
  copied: 'Copiado',
  you: 'Você',

  write: 'Escrever',
  unread: (count: number) => `(${count} novas)`,
  heading: 'Escrever para a outra pessoa',
  close: 'Fechar',
  sentences: 'Dizer com um clique',
  field: 'Com suas próprias palavras',
  fieldHint: 'Lá aparece em letras grandes, e dá para responder.',
  asLink: 'Enviar como link',
  asCopy: 'Enviar para copiar',
  noLink: 'Isso não é um link. Um link é assim: https://example.org',
  said: 'O que foi dito',
  they: 'A outra pessoa',
  theyAnswer: 'Resposta:',
  theyWrite: 'Mensagem:',

  from: 'Quem ajuda você diz',
  fromName: (name: string) => `${name} diz`,
  helper: 'Quem ajuda você',
  openLink: 'Abrir este link',
  linkNote: 'Ele abre em uma nova aba, e só se você clicar.',
  readAloud: 'Ler em voz alta',
  readAll: 'Ler tudo em voz alta',
  answer: 'Sua resposta',
  answerSent: 'Sua resposta chegou.',
  writeBack: 'Responder por escrito',
  ownField: 'O que você quer dizer',
  ownSent: 'Enviado. Quem ajuda você pode ler.',
  earlier: 'O que foi dito antes',

  talk: 'Falar com som',
  talkBack: 'Responder por voz',
  stopTalking: 'Parar de falar',
  talkHint:
    'Para quando vocês não estiverem já ao telefone. O navegador então pede o microfone.',
  asking: 'O navegador está pedindo o microfone. Permita lá.',
  on: 'Dá para ouvir você',
  muted: 'Seu microfone está desligado: ninguém ouve você',
  mute: 'Desligar o microfone',
  unmute: 'Ligar o microfone',
  otherOn: 'Dá para ouvir a outra pessoa',
  otherMuted: 'A outra pessoa desligou o microfone',
  helperOn: 'Dá para ouvir quem ajuda você',
  nameOn: (name: string) => `Dá para ouvir ${name}`,
  microphone: 'Microfone',
  hear: 'Ouvir',
  voiceTrouble: {
    refused:
      'O microfone não está permitido aqui. Clique no sinal ao lado do endereço desta página, permita o microfone e aperte o botão de novo. A tela continua sendo mostrada.',
    missing:
      'Não há microfone. Ligue um, ou um fone com microfone, e aperte o botão de novo. A tela continua sendo mostrada.',
    busy: 'Outro programa está usando o microfone. Feche esse programa e aperte o botão de novo. A tela continua sendo mostrada.',
  },
  screenSoundOff:
    'Enquanto dá para ouvir quem ajuda você, o som da sua tela não é enviado: haveria eco.',
}
