import type { Documents } from 'src/i18n/Texts'

export const terms: Documents['terms'] = {
  title: 'Conditions d’utilisation',
  introduction: (appName: string) =>
    `Voici les règles d’utilisation de ${appName}. Elles sont courtes, et c’est voulu.`,

  sections: [
    {
      heading: 'Ce que vous pouvez faire',
      paragraphs: [
        'Vous pouvez utiliser ce service gratuitement pour montrer votre écran à quelqu’un, ou pour voir l’écran de quelqu’un qui souhaite vous le montrer.',
        'Vous n’avez pas besoin de compte et vous pouvez arrêter à tout moment en fermant la page.',
      ],
    },
    {
      heading: 'Ce que nous vous demandons',
      paragraphs: [
        'Ne montrez votre écran qu’à des personnes que vous connaissez et en qui vous avez confiance. Avant de commencer, fermez les mots de passe, les pages de votre banque et les messages personnels.',
        'Ne poussez personne à montrer son écran, ni par la pression ni par la ruse. Ne gardez et ne transmettez pas ce que vous voyez sans l’accord de l’autre personne.',
        'Ne perturbez pas le service pour les autres et ne l’utilisez pour rien que la loi interdise.',
      ],
    },
    {
      heading: 'Ce que nous ne pouvons pas promettre',
      paragraphs: [
        'Le service est proposé tel qu’il est. Il dépend de votre navigateur, de votre réseau et de l’autre personne\u00a0: il peut donc être lent, s’interrompre ou ne pas fonctionner du tout.',
        'Dans la mesure permise par la loi, nous ne sommes pas responsables des dommages causés par son utilisation, ni de ce qu’une autre personne fait de ce que vous lui montrez.',
      ],
    },
    {
      heading: 'Changements',
      paragraphs: [
        'Nous pouvons modifier le service ou y mettre fin. Les règles qui comptent sont celles qui figurent sur cette page au moment où vous l’utilisez.',
      ],
    },
  ],

  contactHeading: 'Questions',
  contact: (companyName: string) =>
    `Ce site est géré par ${companyName}. Écrivez-nous\u00a0:`,
}
