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

  doubtHeading: 'Est-ce la personne qui vous aide\u00a0?',
  doubtText:
    'Quelqu’un est venu sans votre lien. Rien n’est montré tant que vous n’avez pas dit oui.',
  compare:
    'Demandez-lui ses deux mots. Ce doivent être les mêmes que ceux-ci\u00a0:',
  ask: 'Demandez-lui au téléphone si c’est bien elle. Si vous n’êtes pas sûr, ne montrez rien.',
  yourWords: 'Si on vous demande vos deux mots, dites ceux-ci\u00a0:',
}
