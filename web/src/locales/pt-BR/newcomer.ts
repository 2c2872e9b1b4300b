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
}
