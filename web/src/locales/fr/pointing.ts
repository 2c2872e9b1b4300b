import type { Texts } from 'src/locales/Texts'

export const pointing: Texts['pointing'] = {
  tools: 'Ce que fait un clic sur l’image',
  point: 'Montrer',
  draw: 'Dessiner',
  number: 'Numéroter',
  undo: 'Annuler',
  clear: 'Tout effacer',

  keys: {
    point:
      'Cliquez ou faites glisser sur l’image\u00a0: une flèche apparaît à cet endroit chez l’autre personne. Au clavier\u00a0: les flèches déplacent une croix, Entrée montre.',
    draw: 'Faites glisser sur l’image pour tracer une ligne. Au clavier\u00a0: les flèches déplacent une croix, Entrée commence et termine la ligne.',
    number:
      'Cliquez sur l’image pour numéroter les étapes\u00a0: 1, 2, 3. Au clavier\u00a0: les flèches déplacent une croix, Entrée place le numéro.',
  },
  moreKeys:
    'Maj rend le pas plus fin, Ctrl+Z annule, Échap revient au déplacement de l’image. La molette, deux doigts, + et − changent la taille.',

  sent: 'Envoyé',
  seen: 'L’autre personne voit ce que vous montrez',

  cross: (place) => `Croix\u00a0: ${place}`,
  drawing: (place) => `Ligne\u00a0: ${place}`,
  places: {
    'top-left': 'en haut à gauche',
    'top-center': 'en haut au milieu',
    'top-right': 'en haut à droite',
    'middle-left': 'à gauche',
    'middle-center': 'au milieu',
    'middle-right': 'à droite',
    'bottom-left': 'en bas à gauche',
    'bottom-center': 'en bas au milieu',
    'bottom-right': 'en bas à droite',
  },
}
