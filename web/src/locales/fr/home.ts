import type { Texts } from 'src/locales/Texts'

export const home: Texts['home'] = {
  title: 'Aidez votre famille avec l’ordinateur',
  heading: 'Le dépannage en famille, en plus simple',
  tagline: 'Un seul clic, rien à télécharger, aucune inscription.',
  introduction: 'Vos proches appuient sur un bouton et vous voyez leur écran.',
  choicesHeading: 'Que voulez-vous faire\u00a0?',

  help: {
    heading: 'Je veux aider',
    description:
      'Vous recevez un lien à envoyer. Dès que la personne l’ouvre et appuie sur le bouton, vous voyez son écran.',
    action: 'Aider quelqu’un',
  },
  share: {
    heading: 'J’ai besoin d’aide',
    description:
      'Montrez votre écran à quelqu’un de confiance. Cette personne peut regarder, mais ne peut ni cliquer ni écrire.',
    action: 'Montrer mon écran',
  },

  reassurancesHeading: 'Bon à savoir',
  stored: {
    heading: 'Rien n’est gardé',
    description:
      'Nous n’enregistrons jamais votre écran et nous n’en gardons rien.',
  },
  direct: {
    heading: 'Directement de l’un à l’autre',
    description: 'L’image va d’un navigateur à l’autre, chiffrée.',
  },
  free: {
    heading: 'Gratuit',
    description: 'Rien à payer, rien à installer, aucun compte.',
  },

  warning:
    'Un inconnu vous a appelé pour vous demander cela\u00a0? Raccrochez. Ne montrez votre écran qu’à quelqu’un que vous connaissez.',
}
