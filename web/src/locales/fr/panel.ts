import type { Texts } from 'src/locales/Texts'

export const panel: Texts['panel'] = {
  title: 'Les indications pour vous',
  sees: 'La personne qui vous aide voit votre écran.',
  seesBy: (name: string) => `${name} voit votre écran.`,
  limits:
    'Il est possible de vous montrer un endroit, mais pas de cliquer ni d’écrire.',
  idle: 'Quand on vous montre quelque chose, vous le voyez ici.',
  shows: 'On vous montre quelque chose',
  showsBy: (name: string) => `${name} vous montre quelque chose`,
  place: {
    upperLeft: 'en haut à gauche',
    top: 'en haut',
    upperRight: 'en haut à droite',
    left: 'à gauche',
    middle: 'au milieu',
    right: 'à droite',
    lowerLeft: 'en bas à gauche',
    bottom: 'en bas',
    lowerRight: 'en bas à droite',
  },
  closeUp: 'L’endroit, agrandi',
  map: 'Tout ce que vous montrez, en petit',
  bigger: 'Texte plus grand',
  open: 'Ouvrir la fenêtre d’aide',
  openText: 'Elle reste au premier plan et vous montre où regarder.',
  keepOnTop: 'Garder au premier plan',
}
