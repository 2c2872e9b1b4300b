import type { Texts } from 'src/i18n/Texts'

export const keeping: Texts['keeping'] = {
  keepLink: 'Utiliser le même lien à chaque fois',
  keepLinkText:
    'Vous aurez un lien et quatre mots à vous. Ils ne changent pas\u00a0: les personnes que vous aidez pourront vous retrouver avec un seul bouton.',
  making: 'Nous créons votre lien. Cela peut prendre une minute…',
  made: 'Voici maintenant votre lien à vous. Envoyez celui-ci.',
  kept: 'C’est votre lien à vous. Il est le même chaque fois que vous ouvrez cette page dans ce navigateur.',
  elsewhere:
    'Votre lien est utilisé dans un autre onglet. Celui de cet onglet est différent.',
  lost: 'Ce navigateur n’a plus votre lien. Les personnes qui l’utilisent encore, ou qui ont gardé son bouton, ne peuvent pas vous joindre. Créez-en un nouveau et envoyez-le-leur.',
  notMade:
    'Nous n’avons pas pu créer votre lien. Vérifiez votre connexion à Internet, puis réessayez.',
  newLink: 'Obtenir un nouveau lien',
  newLinkText:
    'Votre lien et ses quatre mots ne fonctionneront plus pour ceux qui les ont, et les boutons qu’ils ont gardés non plus.',
  replace: 'Oui, remplacer mon lien',

  offerWithoutName:
    'Voulez-vous un bouton pour la personne qui vous aide\u00a0?',
  offerText:
    'La prochaine fois que vous aurez besoin d’aide, ouvrez ce site et appuyez dessus. Vous n’aurez pas besoin de lien.',
  nameLabel: 'Nom sur le bouton',
  keepButton: 'Garder le bouton sur cet ordinateur',
  keptButton: (place: string, button: string) =>
    `C’est fait. La prochaine fois, allez sur ${place} et appuyez sur «\u00a0${button}\u00a0».`,

  heading: 'Les personnes qui vous aident',
  getHelp: (name: string) => `Demander l’aide de ${name}`,
  removing: 'Retirer un bouton',
  remove: (name: string) => `Retirer ${name}`,
  removed: (name: string) => `Le bouton pour ${name} a été retiré.`,
  undo: 'Annuler',

  icon: {
    desktop: 'Mettre une icône sur le bureau de cet ordinateur',
    device: 'Mettre une icône sur cet appareil',
    text: 'La prochaine fois, l’icône ouvrira ce site, sans que vous ayez à taper l’adresse.',
    removeFromDesktop:
      'Pour la retirer plus tard, ouvrez-la, cliquez sur les trois points en haut et choisissez de la désinstaller.',
    removeFromDevice:
      'Vous pourrez la retirer plus tard comme n’importe quelle application.',
    added: 'C’est fait. La prochaine fois, cliquez sur l’icône.',
  },
}
