import type { Texts } from 'src/i18n/Texts'

export const steps: Texts['steps'] = {
  phrases: {
    'click-here': 'Cliquer ici',
    'double-click-here': 'Double-cliquer ici',
    'right-click-here': 'Faire un clic droit ici',
    'type-here': 'Taper ici',
    'press-enter': 'Appuyer sur Entrée',
    'scroll-down': 'Faire défiler vers le bas',
    'wait-until-done': 'Attendre que ce soit fini',
    'close-window': 'Fermer cette fenêtre',
  },

  heading: 'Étapes',
  empty:
    'Choisissez «\u00a0Numéroter\u00a0», puis cliquez sur l’image. Chaque numéro devient une étape que l’autre personne peut suivre, une à la fois.',
  full: (most: number) => `${most} étapes, c’est le maximum.`,
  list: 'Toutes les étapes',
  noWords: 'Encore sans texte',
  words: (number: number) => `Que faire à l’étape ${number}`,
  ownWords: 'Vos propres mots',
  ownWordsHint:
    'L’autre personne lit les phrases toutes prêtes dans sa langue, et les vôtres telles que vous les écrivez.',
  useWords: 'Valider',
  up: (number: number) => `Monter l’étape ${number}`,
  down: (number: number) => `Descendre l’étape ${number}`,
  remove: (number: number) => `Supprimer l’étape ${number}`,
  removed: 'L’étape est supprimée.',
  putBack: 'La remettre',
  placeAgain: 'Montrer à nouveau',
  placing: (number: number) =>
    `Cliquez maintenant dans l’image à l’endroit de l’étape ${number}.`,
  cancel: 'Annuler',
  showThem: 'Afficher cette étape chez elle',
  here: 'L’autre personne en est là',
  done: 'C’est fait',
  notFound: 'Pas trouvé',
  noPicture:
    'Il n’y a pas d’image de cette étape. Montrez-la à nouveau pour en prendre une.',

  step: (number: number, count: number) => `Étape ${number} sur ${count}`,
  picture: 'Image de l’endroit',
  noPictureHere: 'Il n’y a pas d’image de cette étape.',
  told: 'La personne qui vous aide sait maintenant que vous ne trouvez pas.',
  back: 'Étape précédente',
  next: 'Étape suivante',
  finished: 'C’était la dernière étape. Bravo\u00a0!',
}
