import type { Texts } from 'src/i18n/Texts'

export const mobile: Texts['mobile'] = {
  title: 'Montrer son écran depuis un téléphone',
  heading: 'Pour montrer votre écran, prenez un ordinateur',
  reason:
    'Les téléphones et les tablettes ne peuvent pas montrer leur écran depuis une page web.',
  onComputer: (place: string) =>
    `Sur votre ordinateur, allez sur ${place} et tapez ces quatre mots\u00a0:`,
  onComputerOwn: (place: string) => `Sur votre ordinateur, allez sur ${place}.`,
  toSee:
    'Pour voir l’écran de quelqu’un d’autre, ce téléphone ou cette tablette convient très bien.',

  sendHeading: 'Envoyer le lien à votre ordinateur',
  send: 'Envoyer le lien…',
  mail: 'Me l’envoyer par e-mail',
  sendMessage:
    'Ouvrez ce lien sur votre ordinateur pour montrer son écran\u00a0:',
  cameraHeading: 'Ou utilisez la caméra de ce téléphone',
  cameraText: 'La personne qui vous aide verra ce que voit la caméra.',
  cameraAction: 'Utiliser la caméra',

  camera: {
    heading: 'Montrez-le avec votre caméra',
    whatHappens:
      'La personne qui vous aide verra ce que voit votre caméra, mais n’entendra rien. Vous pouvez arrêter à tout moment.',
    action: 'Montrer ma caméra',
    afterwards:
      'Votre navigateur demandera à utiliser votre caméra. Touchez «\u00a0Autoriser\u00a0».',
    stopped: 'Vous avez arrêté la caméra. Personne ne voit plus rien.',
    choosingHeading: 'Autorisez la caméra',
    choosingSteps: [
      'Votre navigateur demande si cette page peut utiliser la caméra.',
      'Touchez «\u00a0Autoriser\u00a0».',
    ],
    sharing: 'Vous montrez votre caméra',
    stop: 'Arrêter la caméra',
    hide: 'Cacher l’image',
    hidden: 'Votre caméra est cachée',
    hiddenText:
      'La personne qui vous aide ne voit rien tant que vous ne montrez pas de nouveau l’image.',
    show: 'Remontrer l’image',
  },
  preview: 'Ce que voit votre caméra',
}
