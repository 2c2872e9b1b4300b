import type { Texts } from 'src/i18n/Texts'

export const panel: Texts['panel'] = {
  title: 'Indications pour vous',
  sees: 'La personne qui vous aide voit votre écran.',
  seesBy: (name: string) => `${name} voit votre écran.`,
  limits:
    'Cette personne peut vous indiquer un endroit, mais ne peut ni cliquer ni écrire.',
  verified: 'C’est la personne qui a créé le lien.',
  ownsWords: 'C’est la personne à qui appartiennent ces quatre mots.',
  hasLink: 'Cette personne a le lien que vous avez envoyé.',
  sameHelper: (name: string, date: string) =>
    `C’est ${name}, la même personne que le ${date}.`,
  sameAsBefore: (name: string) => `C’est ${name}, la même personne qu’avant.`,
  notVerified: 'Non vérifié.',
  since: (time: string) => `Depuis ${time}.`,
  idle: 'Quand la personne qui vous aide vous montre quelque chose, vous le voyez ici.',
  shows: 'On vous montre quelque chose',
  showsBy: (name: string) => `${name} vous montre quelque chose`,
  place: {
    upperLeft: 'Regardez en haut à gauche',
    top: 'Regardez en haut',
    upperRight: 'Regardez en haut à droite',
    left: 'Regardez à gauche',
    middle: 'Regardez au milieu',
    right: 'Regardez à droite',
    lowerLeft: 'Regardez en bas à gauche',
    bottom: 'Regardez en bas',
    lowerRight: 'Regardez en bas à droite',
  },
  closeUp: 'L’endroit, agrandi',
  map: 'Votre écran en petit',
  bigger: 'Texte plus grand',
  open: 'Ouvrir la fenêtre d’aide',
  openText: 'Elle reste toujours au premier plan et vous montre où regarder.',
  keepOnTop: 'Garder au premier plan',
}
