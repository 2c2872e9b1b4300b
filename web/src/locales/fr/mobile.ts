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

  sendHeading: 'Envoyer le lien à votre ordinateur',
  sendText:
    'Ouvrez-le là-bas, par exemple dans votre courrier, et appuyez sur le bouton.',
  send: 'Envoyer le lien…',
  mail: 'Envoyer par courrier',
  sendMessage:
    'Ouvrez ce lien sur votre ordinateur pour montrer son écran\u00a0:',
  cameraHeading: 'Ou montrez-le avec la caméra',
  cameraText:
    'Dirigez ce téléphone ou cette tablette vers l’autre écran, une lettre ou un appareil. La personne qui vous aide voit ce que voit la caméra.',
  cameraAction: 'Utiliser la caméra',

  camera: {
    heading: 'Montrez-le avec votre caméra',
    whatHappens:
      'La personne qui vous aide verra ce que voit votre caméra, sans rien entendre. Vous pouvez arrêter à tout moment.',
    action: 'Montrer ma caméra',
    afterwards:
      'Votre navigateur demande ensuite la caméra. Appuyez sur «\u00a0Autoriser\u00a0».',
    stopped: 'Vous avez arrêté. Personne ne voit plus rien.',
    choosingHeading: 'Autorisez la caméra',
    choosingSteps: [
      'Votre navigateur demande si cette page peut utiliser la caméra.',
      'Appuyez sur «\u00a0Autoriser\u00a0».',
    ],
    sharing: 'Vous montrez votre caméra',
    sharingText:
      'Dirigez la caméra vers ce que vous voulez montrer. Laissez cette page ouverte.',
    stop: 'Arrêter',
    hide: 'Cacher l’image',
    hidden: 'Votre caméra est cachée',
    hiddenText:
      'La personne qui vous aide ne voit rien tant que vous ne montrez pas de nouveau l’image.',
    show: 'Montrer de nouveau l’image',
  },
  preview: 'Ce que voit votre caméra',
}
