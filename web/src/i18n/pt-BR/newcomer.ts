import type { Texts } from 'src/i18n/Texts'

export const newcomer: Texts['newcomer'] = {
  heading: 'Outra pessoa abriu o seu link',
  atSharer:
    'Pode ser quem ajuda você, em outro aparelho, ou alguém que você não conhece. Ninguém vê nada até você dizer sim.',
  admitAtSharer: 'Mostrar minha tela',
  refuseAtSharer: 'Não mostrar',
  atViewer:
    'Essa pessoa quer mostrar a tela dela. Quem você estava ajudando ainda pode voltar.',
  admitAtViewer: 'Ver a tela dela',
  refuseAtViewer: 'Continuar esperando',
  turnAway: 'Estou esperando outra pessoa',

  strangerHeading: 'Alguém quer mostrar a tela para você',
  strangerText:
    'Não dá para saber se essa pessoa tem o seu link. Você acabou de ler as suas quatro palavras para alguém?',
  refuseStranger: 'Agora não',
  strangerWaits: 'Tudo começa quando a pessoa disser sim na própria página.',

  doubtHeading: 'É a pessoa que ajuda você?',
  doubtText:
    'Alguém entrou sem o seu link. Ninguém vê nada até você dizer sim.',
  compare:
    'Pergunte quais são as duas palavras da pessoa. Elas têm que ser iguais a estas:',
  yourWords: 'Se perguntarem as suas duas palavras, diga estas:',
}
