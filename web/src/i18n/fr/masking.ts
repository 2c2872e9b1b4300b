import type { Texts } from 'src/i18n/Texts'

export const masking: Texts['masking'] = {
  cover: 'Masquer quelque chose',
  coverMore: 'Changer ce qui est masqué',
  covered: 'Une partie de votre écran est masquée.',
  heading: 'Que faut-il masquer\u00a0?',
  hidden:
    'Cliquez ou faites glisser sur l’image pour y mettre un cadre gris. La personne qui vous aide ne voit rien tant que vous ne montrez pas de nouveau votre écran.',
  stays:
    'Un cadre reste à sa place sur l’écran. Il ne suit pas quand vous faites défiler ou déplacez une fenêtre.',
  picture: 'Image de votre écran',
  taking: 'Une image de votre écran est en cours…',
  another: 'Prendre une autre image dans 5 secondes',
  anotherText:
    'Vous ne le voyez pas sur l’image\u00a0? Alors ouvrez-le sur votre écran.',
  awaited: 'Ouvrez maintenant ce qu’il faut masquer, puis revenez ici.',
  add: 'Ajouter un cadre',
  box: (number: number) => `Cadre ${number}`,
  remove: (number: number) => `Retirer le cadre ${number}`,
  keys: 'Les flèches déplacent un cadre. Avec Maj, elles l’agrandissent ou le réduisent. Suppr le retire.',
  full: 'On ne peut pas ajouter d’autre cadre.',
  showRest: 'Remontrer le reste de mon écran',
  problems: {
    'no-picture':
      'L’image de votre écran n’a pas pu être prise. Veuillez en prendre une autre.',
    resized:
      'La taille de votre écran ou de votre fenêtre a changé, il est donc caché. Vérifiez que les cadres sont encore au bon endroit, puis montrez-le de nouveau.',
    failed:
      'Plus rien ne peut être masqué, votre écran est donc caché. Quand vous le montrerez de nouveau, rien ne sera masqué.',
    'other-screen': 'Rien n’est masqué sur l’écran que vous venez de choisir.',
  },
}
