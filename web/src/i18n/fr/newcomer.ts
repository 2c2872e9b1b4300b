import type { Texts } from 'src/i18n/Texts'

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

  strangerHeading: 'Quelqu’un veut vous montrer son écran',
  strangerText:
    'Nous ne pouvons pas savoir si cette personne a votre lien. Venez-vous de lire vos quatre mots à quelqu’un\u00a0?',
  refuseStranger: 'Pas maintenant',
  strangerWaits: 'Tout commencera dès que cette personne dira oui sur sa page.',

  doubtHeading: 'Est-ce la personne qui vous aide\u00a0?',
  doubtText:
    'Quelqu’un est venu sans votre lien. Rien n’est montré tant que vous n’avez pas dit oui.',
  compare:
    'Demandez-lui ses deux mots. Ce doivent être les mêmes que ceux-ci\u00a0:',
  yourWords: 'Si on vous demande vos deux mots, dites ceux-ci\u00a0:',
}
