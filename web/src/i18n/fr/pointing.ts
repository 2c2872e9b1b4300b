import type { Texts } from 'src/i18n/Texts'

export const pointing: Texts['pointing'] = {
  tools: 'Outils pour montrer',
  point: 'Montrer',
  draw: 'Dessiner',
  number: 'Numéroter',
  undo: 'Annuler',
  clear: 'Tout effacer',

  keys: {
    point:
      'Cliquez ou faites glisser\u00a0: l’autre personne voit une flèche à cet endroit. Au clavier\u00a0: les flèches déplacent une croix, Entrée montre.',
    draw: 'Faites glisser pour tracer une ligne. Au clavier\u00a0: les flèches déplacent une croix, Entrée commence et termine la ligne.',
    number:
      'Cliquez pour numéroter les étapes\u00a0: 1, 2, 3. Au clavier\u00a0: les flèches déplacent une croix, Entrée place le numéro.',
  },
  moreKeys:
    'Maintenez Maj pour avancer à petits pas. Ctrl+Z annule. Échap permet de déplacer l’image. La molette, deux doigts, + et − agrandissent et réduisent.',

  sent: 'Envoyé',
  seen: 'L’autre personne voit ce que vous montrez',

  cross: (place: string) => `Croix ${place}`,
  drawing: (place: string) => `Ligne\u00a0: ${place}`,
  places: {
    upperLeft: 'en haut à gauche',
    top: 'en haut au milieu',
    upperRight: 'en haut à droite',
    left: 'à gauche',
    middle: 'au milieu',
    right: 'à droite',
    lowerLeft: 'en bas à gauche',
    bottom: 'en bas au milieu',
    lowerRight: 'en bas à droite',
  },
}
