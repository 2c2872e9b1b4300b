import { plural } from 'src/i18n/plural'
import type { Texts } from 'src/i18n/Texts'

export const talking: Texts['talking'] = {
  phrases: {
    'click-here': 'Clique aqui',
    'double-click-here': 'Clique duas vezes aqui',
    'scroll-down': 'Role para baixo',
    'scroll-up': 'Role para cima',
    'press-enter': 'Aperte Enter',
    'close-window': 'Feche esta janela',
    'read-aloud': 'Leia para mim o que diz aí',
    wait: 'Espere um pouquinho',
    'well-done': 'Isso mesmo!',
  },
  answers: {
    done: 'Pronto',
    again: 'Mostre de novo',
    'not-seen': 'Não estou achando',
  },

  tooMany:
    'Não enviado: foram muitas mensagens de uma vez. Espere um momento e tente de novo.',
  noConnection:
    'Não enviado: não há conexão agora. Tente de novo quando ela voltar.',
  send: 'Enviar',
  copy: 'Copiar',
  copied: 'Copiado',
  you: 'Você',

  write: 'Mensagem',
  unread: (count: number) =>
    plural('pt-BR', count, {
      one: `(${count} nova)`,
      many: `(${count} novas)`,
      other: `(${count} novas)`,
    }),
  heading: 'Mensagens',
  close: 'Fechar',
  sentences: 'Mensagens rápidas',
  field: 'Sua mensagem',
  fieldHint: 'A outra pessoa vê em letras grandes e pode responder.',
  asLink: 'Enviar como link',
  asCopy: 'Enviar texto para copiar',
  noLink: 'Isso não é um link. Um link tem esta forma: https://example.org',
  said: 'Mensagens até agora',
  they: 'A outra pessoa',
  theyAnswer: 'Resposta da pessoa:',
  theyWrite: 'A pessoa escreveu:',

  from: 'Quem ajuda você diz',
  fromName: (name: string) => `${name} diz`,
  helper: 'Quem ajuda você',
  openLink: 'Abrir este link',
  linkNote: 'Ele abre em uma nova guia, e só se você clicar.',
  scamWarning:
    'Cuidado. Golpistas costumam pedir isso. Nunca instale um programa, não compre cartões-presente e não leia um código em voz alta porque alguém pediu por telefone.',
  readAloud: 'Ler em voz alta',
  readAll: 'Sempre ler em voz alta',
  answer: 'Sua resposta',
  answerSent: 'Resposta enviada a quem ajuda você.',
  writeBack: 'Escrever resposta',
  ownField: 'Sua mensagem',
  ownSent: 'Mensagem enviada a quem ajuda você.',
  earlier: 'Mensagens anteriores',

  talkShort: 'Falar',
  talk: 'Falar pelo microfone',
  talkBack: 'Responder por voz',
  stopTalking: 'Parar de falar',
  talkHint:
    'Só é preciso se vocês não estiverem ao telefone. O navegador vai pedir para usar o microfone.',
  asking: 'O navegador está pedindo o microfone. Clique em “Permitir”.',
  on: 'Seu microfone está ligado. A outra pessoa ouve você.',
  muted: 'Seu microfone está desligado. Ninguém ouve você.',
  interrupted:
    'Outra coisa está usando o microfone, talvez uma ligação. Até ela acabar, ninguém ouve você.',
  mute: 'Desligar o microfone',
  unmute: 'Ligar o microfone',
  otherOn: 'Você está ouvindo a outra pessoa',
  otherMuted: 'A outra pessoa desligou o microfone',
  helperOn: 'Você está ouvindo quem ajuda você',
  nameOn: (name: string) => `Você está ouvindo ${name}`,
  microphone: 'Microfone',
  hear: 'Ligar o som',
  voiceTrouble: {
    refused:
      'O navegador está bloqueando o microfone. Clique no ícone ao lado do endereço desta página, permita o microfone e aperte o botão de novo. A tela continua sendo mostrada.',
    missing:
      'Não encontramos nenhum microfone. Conecte um, ou um fone com microfone, e aperte o botão de novo. A tela continua sendo mostrada.',
    busy: 'Outro programa está usando o microfone. Feche esse programa e aperte o botão de novo. A tela continua sendo mostrada.',
  },
  screenSoundOff:
    'Enquanto quem ajuda você fala, o som do seu computador não é enviado, para não dar eco.',
}
