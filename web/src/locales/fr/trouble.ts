import type { Texts } from 'src/locales/Texts'

export const trouble: Texts['trouble'] = {
  whatToDo: 'Que faire',
  details: 'Détails pour la personne qui vous aide',
  readOut: 'Si quelqu’un vous aide au téléphone, lisez-lui ceci\u00a0:',
  openSettings: 'Ouvrir les réglages',
  openInChrome: 'Ouvrir dans Chrome',
  openSecure: 'Ouvrir la page sécurisée',
  copyLink: 'Copier le lien',
  copied: 'Lien copié',

  system: {
    mac: [
      'Appuyez plus bas sur «\u00a0Ouvrir les réglages\u00a0».',
      'Activez l’interrupteur à côté du nom de votre navigateur.',
      'Quittez le navigateur et rouvrez-le.',
      'Ouvrez le même lien et appuyez de nouveau sur le bouton.',
    ],
    windows: [
      'Appuyez plus bas sur «\u00a0Ouvrir les réglages\u00a0».',
      'Activez tout ce qui permet aux applications et au navigateur de prendre des images de l’écran.',
      'Revenez sur cette page et appuyez de nouveau sur le bouton.',
    ],
    other: [
      'Cherchez une question de votre ordinateur au sujet de l’écran et donnez votre accord.',
      'S’il n’y en a pas, fermez le navigateur, rouvrez-le et ouvrez le même lien.',
    ],
  },
  refused: [
    'Cliquez sur le petit signe à côté de l’adresse, en haut du navigateur.',
    'Cherchez le partage d’écran et réglez-le sur «\u00a0Demander\u00a0» ou «\u00a0Autoriser\u00a0».',
    'Appuyez de nouveau sur le bouton ci-dessous.',
  ],
  otherBrowser: [
    'Appuyez plus bas sur «\u00a0Copier le lien\u00a0».',
    'Ouvrez Chrome, Edge, Firefox ou Safari.',
    'Dans la ligne tout en haut, laissez le doigt appuyé ou faites un clic droit, choisissez «\u00a0Coller\u00a0», puis appuyez sur Entrée.',
  ],
  inChrome: [
    'Appuyez plus bas sur «\u00a0Ouvrir dans Chrome\u00a0».',
    'Si rien ne s’ouvre, appuyez sur «\u00a0Copier le lien\u00a0» et collez-le dans la ligne tout en haut de votre navigateur.',
  ],
  leaveApp: [
    'Appuyez sur les trois points ou la petite boussole au bord de cette page.',
    'Choisissez «\u00a0Ouvrir dans le navigateur\u00a0» ou «\u00a0Ouvrir dans Safari\u00a0».',
    'Si vous ne trouvez ni l’un ni l’autre, appuyez plus bas sur «\u00a0Copier le lien\u00a0» et collez-le dans la ligne tout en haut de Safari.',
  ],
  camera: {
    other: [
      'Appuyez sur le petit signe à côté de l’adresse, en haut du navigateur.',
      'Appuyez sur «\u00a0Autorisations\u00a0» et activez la caméra.',
      'Appuyez de nouveau sur le bouton ci-dessous.',
    ],
    ios: [
      'Appuyez sur le petit signe à côté de l’adresse.',
      'Ouvrez les réglages de ce site et réglez la caméra sur «\u00a0Autoriser\u00a0».',
      'Appuyez de nouveau sur le bouton ci-dessous.',
    ],
  },
}
