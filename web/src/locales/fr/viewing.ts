import type { Texts } from 'src/locales/Texts'

export const viewing: Texts['viewing'] = {
  title: 'Aider quelqu’un',
  fromTitle: 'Voir un écran',
  description:
    'Envoyez un lien et voyez l’écran de la personne que vous aidez. Un seul clic, rien à télécharger, aucune inscription.',

  inviteHeading: 'Envoyez ce lien à la personne que vous aidez',
  inviteText:
    'Elle l’ouvre sur son ordinateur et appuie sur un bouton. Laissez cette page ouverte\u00a0: son écran s’affichera ici.',

  nameLabel: 'Votre prénom, si vous voulez',
  nameHint:
    'L’autre personne voit ainsi qui veut l’aider. Il reste sur cet appareil, et notre serveur ne le reçoit jamais.',
  forgetName: 'Oublier mon prénom',
  chime: 'Un son quand quelqu’un arrive ou part',
  testConnection: 'Tester ma connexion',
  arrivedTitle: 'Quelqu’un est là',
  leftTitle: 'Il n’y a plus personne',

  waiting: 'Nous attendons l’écran de l’autre personne',
  fromHeading: 'L’écran s’affichera ici',
  fromText:
    'Dès que l’autre personne appuie sur le bouton et choisit un écran, vous le voyez.',
  searching: 'Nous cherchons un chemin jusqu’à l’autre ordinateur',
  searchingText:
    'L’autre personne a appuyé sur le bouton, mais vos deux ordinateurs n’arrivent pas encore à se joindre.',
  choosing: 'L’autre personne choisit ce qu’elle montre',
  choosingText:
    'Son navigateur lui demande quel écran montrer. Cela peut prendre un moment.',
  picture: 'Écran montré',
  hidden: 'L’autre personne a caché son écran',
  hiddenText: 'Vous le reverrez dès qu’elle le montrera.',
  reconnecting: 'La connexion revient…',
  soundOn: 'Activer le son',
  soundOff: 'Couper le son',
  fullScreen: 'Plein écran',
  leaveFullScreen: 'Quitter le plein écran',
  leave: 'Partir',

  stage: 'Agrandir et déplacer l’image',
  keys: 'Pour agrandir, tournez la molette ou écartez deux doigts\u00a0; pour déplacer, faites glisser. Touches\u00a0: + et − agrandissent et réduisent, 0 ajuste, 1 affiche à 100\u00a0%, les flèches déplacent.',
  tools: 'Outils pour l’image',
  moreTools: 'Plus d’outils',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  fit: 'Ajuster',
  actualSize: '100\u00a0%',
  zoomLevel: (percent: number) => `${percent}\u00a0%`,
  move: 'Déplacer l’image',
  look: { left: 'À gauche', up: 'En haut', down: 'En bas', right: 'À droite' },
  savePicture: 'Enregistrer l’image',
  savedPicture: 'Image enregistrée',
  pictureFileName: (when: string) => `Écran ${when}.png`,

  sharper: 'Plus net',
  smoother: 'Plus fluide',
  smoothness: [
    'Le plus net',
    'Net',
    'Entre les deux',
    'Fluide',
    'Le plus fluide',
  ],

  connectionUnknown: 'Connexion',
  connection: {
    good: 'Bonne connexion',
    poor: 'Mauvaise connexion',
    slow: 'Connexion lente',
    unsteady: 'Connexion instable',
  },
  connectionFaults: {
    delay:
      'Vous voyez tout avec un peu de retard\u00a0: le chemin entre vous deux est long ou encombré.',
    loss: 'Des morceaux de l’image se perdent en route et doivent être envoyés de nouveau.',
  },
  connectionDetails: 'Détails de la connexion',
  openConnectionDetails: '(détails)',
  figureNames: {
    size: 'Taille',
    framesPerSecond: 'Images par seconde',
    roundTrip: 'Aller-retour',
    data: 'Débit',
    codec: 'Format vidéo',
    path: 'Chemin',
  },
  figures: {
    numbers: 'fr',
    size: (width: number, height: number) => `${width} × ${height}`,
    roundTrip: (ms: string) => `${ms}\u00a0ms`,
    data: (kbitPerSecond: string) => `${kbitPerSecond}\u00a0kbit/s`,
    direct: 'Direct',
    relayed: 'Par un relais',
  },

  play: 'Afficher l’image',

  surface: {
    window: 'Vous ne voyez qu’une seule fenêtre',
    browser: 'Vous ne voyez qu’un seul onglet',
    camera: 'Vous voyez l’image de la caméra',
  },
  askForScreen: 'Demander tout l’écran',
  signIn: 'Se connecter',
  askedForScreen:
    'C’est demandé. Un bouton est maintenant affiché chez l’autre personne.',
}
