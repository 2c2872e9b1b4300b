import type { Texts } from 'src/i18n/Texts'

export const home: Texts['home'] = {
  title: 'Aidez votre famille avec l’ordinateur',
  heading: 'Le dépannage informatique en famille, en plus simple',
  introduction:
    'L’autre personne appuie sur un bouton et vous voyez son écran.',
  sheets: 'Mes fiches',
  choicesHeading: 'Que voulez-vous faire\u00a0?',

  help: {
    heading: 'Je veux aider',
    description:
      'Nous vous donnons un lien à envoyer. Quand l’autre personne l’ouvre et appuie sur le bouton, vous voyez son écran.',
    action: 'Aider quelqu’un',
  },
  share: {
    heading: 'J’ai besoin d’aide',
    action: 'Montrer mon écran',
    words: 'J’ai quatre mots',
  },

  reassurancesHeading: 'Bon à savoir',
  stored: {
    heading: 'Rien n’est gardé',
    description:
      'Nous n’enregistrons jamais ce qui est à l’écran et nous n’en gardons rien.',
  },
  direct: {
    heading: 'Direct et privé',
    description:
      'Votre écran va directement au navigateur de l’autre personne, chiffré d’un bout à l’autre.',
  },
  free: {
    heading: 'Gratuit',
    description: 'Rien à payer, rien à installer, aucun compte à créer.',
  },

  warning:
    'Un inconnu vous a téléphoné pour vous demander cela\u00a0? Raccrochez. Ne montrez votre écran qu’à des personnes que vous connaissez.',
}
