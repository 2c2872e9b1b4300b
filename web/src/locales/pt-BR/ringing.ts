import type { RingingTexts } from 'src/locales/Texts'

import { notification } from './notification'

export const ringing: RingingTexts = {
  ...notification,

  ringing: (name: string) => `Chamando ${name}…`,
  rung: (name: string) => `Chamamos ${name}.`,
  pageOpen: (name: string) => `Chamamos ${name}. A página está aberta lá.`,
  gone: (name: string) =>
    `Não dá mais para chamar ${name} por aqui. Ligue por telefone e peça para ativar de novo “Tocar neste aparelho”.`,
  tooMany: (name: string) =>
    `Já chamamos ${name} várias vezes. Espere um minuto ou ligue por telefone.`,
  failed: (name: string) =>
    `Não foi possível chamar ${name}. Tente de novo ou ligue por telefone.`,
  ring: (name: string) => `Chamar ${name}`,
  again: (name: string) => `Chamar ${name} de novo`,
  helperCannot: (name: string) => `${name} não pode ajudar agora.`,
  freeToday: (name: string, time: string) => `${name} pode ajudar às ${time}.`,
  freeTomorrow: (name: string, time: string) =>
    `${name} pode ajudar amanhã às ${time}.`,
  comeBack:
    'Você pode fechar esta página e apertar o botão de novo nessa hora.',
  tryLater: 'Você pode fechar esta página e tentar mais tarde.',
  switchLabel: 'Tocar neste aparelho',
  switchText:
    'Quando alguém apertar o seu botão, este aparelho toca, mesmo com esta página fechada.',
  isOn: 'Este aparelho toca para quem guardou o seu botão. O computador da pessoa aprende isso no próximo compartilhamento.',
  undo: 'Para desfazer, desative aqui. Aí ninguém mais consegue tocar neste aparelho.',
  asking:
    'O navegador está perguntando se este site pode mostrar notificações. Permita lá.',
  refused:
    'Continua desativado, porque o navegador não pôde mostrar notificações. Você pode tentar de novo.',
  blocked:
    'O navegador está bloqueando as notificações deste site. Clique no ícone ao lado do endereço, permita as notificações e ative de novo.',
  notSwitched:
    'Não foi possível ativar. Verifique a conexão com a internet e tente de novo.',
  callers: 'Quem pode chamar você',
  callerLabel: (date: string) => `Nome da pessoa que você ajudou em ${date}`,
  callerHint: 'A notificação vai mostrar este nome. Ele fica neste navegador.',
  nameHeading: 'Da próxima vez, podem chamar você',
  nameLabel: 'Quem era?',
  saveName: 'Salvar o nome',
  answerHeading: 'Não pode agora? Avise com um toque:',
  tomorrowAt: (time: string) => `Amanhã às ${time}`,
  sending: 'Enviando a sua resposta…',
  delivered: 'Já podem ler a sua resposta.',
  lost: 'A sua resposta não chegou. Talvez a página já tenha sido fechada.',
}
