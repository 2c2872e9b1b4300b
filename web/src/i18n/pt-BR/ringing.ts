import type { RingingTexts } from 'src/i18n/Texts'

import { notification } from './notification'

export const ringing: RingingTexts = {
  ...notification,

  ringing: (name: string) => `Chamando ${name}…`,
  rung: (name: string) => `Chamamos ${name}.`,
  pageOpen: (name: string) => `Chamamos ${name}. A página está aberta lá.`,
  gone: (name: string) =>
    `Não dá mais para chamar ${name} por aqui, pelo menos até o próximo compartilhamento de vocês. Ligue por telefone. Você ainda pode compartilhar a sua tela aqui.`,
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
  homeScreen:
    'Este aparelho pode tocar quando alguém apertar o seu botão. Antes, coloque este site na Tela de Início:',
  homeScreenSteps: [
    'Toque no botão de compartilhar do navegador, o quadrado com uma seta.',
    'Escolha “Adicionar à Tela de Início”.',
    'Abra o Kinscreen por lá e prepare lá o seu link e o toque.',
  ],
  browserCannot:
    'Este navegador não pode tocar. Enquanto esta página estiver aberta, você vê quando alguém precisa de você.',
  isOn: 'Este aparelho toca para quem você permite. A pergunta aparece durante e depois de um compartilhamento com alguém novo.',
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
  letHeading: (name: string) => `Deixar ${name} chamar você?`,
  letHeadingWithoutName: 'Deixar essa pessoa chamar você da próxima vez?',
  letText:
    'Quando ela apertar o seu botão, este aparelho toca, mesmo com esta página fechada. Você pode retirar a permissão quando quiser.',
  letRing: (name: string) => `Deixar ${name} me chamar`,
  letRingWithoutName: 'Deixar me chamar',
  letDone: (name: string) => `A partir de agora ${name} pode chamar você.`,
  letDoneWithoutName: 'A partir de agora essa pessoa pode chamar você.',
  letLater:
    'A página já foi fechada lá. Essa pessoa vai poder chamar você depois do próximo compartilhamento.',
  takeBack: (name: string) => `Retirar a permissão de ${name}`,
  takeBackFrom: (date: string) =>
    `Retirar a permissão da pessoa que você ajudou em ${date}`,
  taken: (name: string) => `${name} não pode mais chamar você.`,
  takenWithoutName: 'Essa pessoa não pode mais chamar você.',
  takenLater:
    'Vai valer por completo quando o navegador alcançar o serviço de notificações dele. Verifique a conexão com a internet e abra esta página de novo.',
  othersLater:
    'As outras pessoas vão poder chamar você de novo depois do próximo compartilhamento.',
  answerHeading: 'Não pode agora? Avise com um toque:',
  tomorrowAt: (time: string) => `Amanhã às ${time}`,
  sending: 'Enviando a sua resposta…',
  delivered: 'Já podem ler a sua resposta.',
  lost: 'A sua resposta não chegou. Talvez a página já tenha sido fechada.',
}
