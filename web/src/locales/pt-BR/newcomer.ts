import type { Texts } from 'src/locales/Texts'

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

  doubtHeading: 'É a pessoa que ajuda você?',
  doubtText:
    'Alguém entrou sem o seu link. Ninguém vê nada até você dizer sim.',
  compare:
    'Pergunte quais são as duas palavras da pessoa. Elas têm que ser iguais a estas:',
  ask: 'Pergunte por telefone se é a pessoa mesmo. Na dúvida, não mostre nada.',
  yourWords: 'Se perguntarem as suas duas palavras, diga estas:',
}
