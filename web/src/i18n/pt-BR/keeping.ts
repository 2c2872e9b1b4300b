import type { Texts } from 'src/i18n/Texts'

export const keeping: Texts['keeping'] = {
  keepLink: 'Usar sempre o mesmo link',
  keepLinkText:
    'Você terá um link e quatro palavras só seus. Eles não mudam, então quem você ajuda pode voltar a falar com você com um botão só.',
  making: 'Estamos criando o seu link. Pode levar até um minuto…',
  made: 'Agora este é o seu link. Envie este.',
  kept: 'Este é o seu link. Ele é o mesmo toda vez que você abre esta página neste navegador.',
  elsewhere:
    'O seu link está em uso em outra guia. O link desta guia é diferente.',
  lost: 'Este navegador não tem mais o seu link. Quem ainda usa esse link, ou o botão dele, não consegue chegar até você. Crie um novo e envie a essas pessoas.',
  notMade:
    'Não foi possível criar o seu link. Verifique a conexão com a internet e tente de novo.',
  newLink: 'Criar um novo link',
  newLinkText:
    'O seu link e as quatro palavras deixarão de funcionar para quem os tem, e os botões guardados também.',
  replace: 'Sim, trocar o meu link',

  offerWithoutName: 'Quer um botão para quem ajuda você?',
  offerText:
    'Da próxima vez que precisar de ajuda, abra este site e aperte o botão. Você não vai precisar de link.',
  nameLabel: 'Nome no botão',
  keepButton: 'Guardar o botão neste computador',
  keptButton: (place: string, button: string) =>
    `Pronto. Da próxima vez, abra ${place} e aperte “${button}”.`,

  heading: 'Quem ajuda você',
  getHelp: (name: string) => `Pedir ajuda a ${name}`,
  removing: 'Remover um botão',
  remove: (name: string) => `Remover ${name}`,
  removed: (name: string) => `O botão de ${name} foi removido.`,
  undo: 'Desfazer',

  icon: {
    desktop: 'Colocar um ícone na área de trabalho deste computador',
    device: 'Colocar um ícone neste aparelho',
    text: 'Da próxima vez, o ícone abre este site, e você não precisa digitar o endereço.',
    removeFromDesktop:
      'Para tirar depois, abra o ícone, clique nos três pontos no alto e escolha desinstalar.',
    removeFromDevice: 'Depois você pode tirar como qualquer outro aplicativo.',
    added: 'Pronto. Da próxima vez, clique no ícone.',
  },
}
