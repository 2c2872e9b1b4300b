import type { Texts } from 'src/locales/Texts'

export const mobile: Texts['mobile'] = {
  title: 'Montrer l’écran d’un téléphone',
  heading: 'Pour montrer votre écran, prenez un ordinateur',
  reason:
    'Sur les téléphones et les tablettes, une page web ne peut pas encore montrer l’écran. Ce sera bientôt possible.',
  stepsHeading: 'Ce que vous pouvez faire maintenant',
  steps: [
    'Ouvrez le même lien sur un ordinateur, avec Chrome, Edge, Firefox ou Safari.',
    'Pour voir l’écran de quelqu’un d’autre, ce téléphone ou cette tablette convient très bien.',
  ],
}
