import type { Texts } from 'src/i18n/Texts'

export const trouble: Texts['trouble'] = {
  whatToDo: 'Que faire',
  details: 'Détails techniques pour la personne qui vous aide',
  readOut: 'Si quelqu’un vous aide par téléphone, lisez-lui ceci\u00a0:',
  openSettings: 'Ouvrir les réglages',
  openInChrome: 'Ouvrir dans Chrome',
  openSecure: 'Ouvrir la page sécurisée',
  copyLink: 'Copier le lien',
  copied: 'Lien copié',

  system: {
    mac: [
      'Appuyez plus bas sur «\u00a0Ouvrir les réglages\u00a0».',
      'Trouvez votre navigateur dans la liste et activez l’interrupteur à côté de son nom.',
      'Si votre Mac le demande, cliquez sur «\u00a0Quitter et rouvrir\u00a0».',
      'Ouvrez le lien de nouveau et appuyez sur le bouton.',
    ],
    windows: [
      'Appuyez plus bas sur «\u00a0Ouvrir les réglages\u00a0».',
      'Activez tout ce qui permet aux applications et à votre navigateur de capturer l’écran.',
      'Revenez sur cette page et appuyez de nouveau sur le bouton.',
    ],
    other: [
      'Votre ordinateur vous pose peut-être une question sur le partage de l’écran. Si oui, acceptez.',
      'Sinon, fermez le navigateur, rouvrez-le et revenez au même lien.',
    ],
  },
  refused: [
    'Cliquez sur la petite icône à côté de l’adresse, en haut du navigateur.',
    'Cherchez le partage d’écran et réglez-le sur «\u00a0Demander\u00a0» ou «\u00a0Autoriser\u00a0».',
    'Appuyez ensuite sur le bouton ci-dessous.',
  ],
  refusedByFirefox: [
    'Rechargez cette page\u00a0: appuyez sur F5, ou sur la flèche ronde en haut du navigateur.',
    'Appuyez ensuite de nouveau sur le bouton.',
    'Si le navigateur ne demande toujours rien, cliquez sur la petite icône à côté de l’adresse, puis sur la croix à côté du partage d’écran.',
  ],
  otherBrowser: [
    'Appuyez plus bas sur «\u00a0Copier le lien\u00a0».',
    'Ouvrez Chrome, Edge, Firefox ou Safari.',
    'Faites un clic droit dans la barre d’adresse, tout en haut (sur un écran tactile, laissez le doigt appuyé), choisissez «\u00a0Coller\u00a0», puis appuyez sur Entrée.',
  ],
  inChrome: [
    'Appuyez plus bas sur «\u00a0Ouvrir dans Chrome\u00a0».',
    'Si rien ne s’ouvre, appuyez sur «\u00a0Copier le lien\u00a0», ouvrez votre navigateur et collez le lien dans la barre d’adresse, tout en haut.',
  ],
  leaveApp: [
    'Touchez les trois points ou l’icône de boussole, en haut ou en bas de cet écran.',
    'Choisissez «\u00a0Ouvrir dans le navigateur\u00a0» ou «\u00a0Ouvrir dans Safari\u00a0».',
    'Si vous ne voyez ni l’un ni l’autre, touchez «\u00a0Copier le lien\u00a0», ouvrez Safari et collez le lien dans la barre d’adresse.',
  ],
  camera: {
    other: [
      'Touchez la petite icône à côté de l’adresse, en haut du navigateur.',
      'Touchez «\u00a0Autorisations\u00a0» et activez la caméra.',
      'Touchez ensuite le bouton ci-dessous.',
    ],
    ios: [
      'Touchez la petite icône à côté de l’adresse.',
      'Ouvrez les réglages de ce site et réglez la caméra sur «\u00a0Autoriser\u00a0».',
      'Touchez ensuite le bouton ci-dessous.',
    ],
  },
}
