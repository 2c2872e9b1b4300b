import type { Texts } from 'src/locales/Texts'

export const newcomer: Texts['newcomer'] = {
  heading: 'Quelqu’un d’autre a ouvert votre lien',
  atSharer:
    'C’est peut-être la personne qui vous aide, sur un autre appareil, ou quelqu’un que vous ne connaissez pas. Rien n’est montré tant que vous n’avez pas dit oui.',
  admitAtSharer: 'Montrer mon écran',
  refuseAtSharer: 'Ne pas le montrer',
  atViewer:
    'Cette personne veut vous montrer son écran. Celle que vous aidiez peut encore revenir.',
  admitAtViewer: 'Voir son écran',
  refuseAtViewer: 'Attendre encore',
  turnAway: 'J’attends quelqu’un d’autre',
}
