import type { Texts } from 'src/i18n/Texts'

export const viewing: Texts['viewing'] = {
  title: 'Aider quelqu’un',
  fromTitle: 'Voir un écran partagé',
  description:
    'Envoyez un lien et voyez l’écran de la personne que vous aidez. Un seul clic, rien à télécharger, aucune inscription.',

  inviteHeading: 'Envoyez ce lien à la personne que vous aidez',
  inviteText: 'Elle l’ouvre sur son ordinateur et appuie sur un bouton.',
  keepOpen: 'Laissez cette page ouverte\u00a0: son écran s’affichera ici.',

  theySee: (sentence: string) =>
    `L’autre personne verra\u00a0: «\u00a0${sentence}\u00a0»`,
  addName: 'Ajouter votre nom',
  changeName: 'Modifier',
  nameLabel: 'Votre prénom (facultatif)',
  nameHint:
    'Pour que l’autre personne sache que c’est vous. Il est enregistré sur cet appareil et figure dans le lien. Nous ne le recevons jamais.',
  forgetName: 'Effacer mon prénom',
  chime: 'Un son quand quelqu’un arrive ou part',
  arrivedTitle: 'L’autre personne est là',
  leftTitle: 'L’autre personne est partie',

  continueHere: 'Continuer sur cet appareil',
  waiting: 'Nous attendons l’écran de l’autre personne',
  fromHeading: 'L’écran s’affichera ici',
  fromText:
    'Dès que l’autre personne appuie sur le bouton et choisit un écran, vous le voyez.',
  searching: 'Nous vous connectons à l’autre ordinateur…',
  searchingText:
    'L’autre personne a appuyé sur le bouton, mais vos deux ordinateurs ne sont pas encore connectés.',
  choosing: 'L’autre personne choisit ce qu’elle montre',
  choosingText:
    'Son navigateur lui montre cette fenêtre. Lisez-lui les deux étapes.',
  picture: 'Écran montré',
  hidden: 'L’autre personne a caché son écran',
  hiddenText: 'Vous le reverrez dès que l’autre personne le montrera.',
  empty: 'Il n’y a rien à voir pour le moment',
  emptyText:
    'La fenêtre est peut-être réduite. Vous la reverrez dès qu’elle sera ouverte.',
  emptyScreenText:
    'L’écran est peut-être verrouillé, ou l’ordinateur pose une question visible seulement sur place. Vous reverrez l’écran ensuite.',
  reconnecting: 'La connexion revient…',
  closed:
    'La page a été fermée de l’autre côté. Si elle est rouverte, cela continue ici.',
  soundOn: 'Activer le son',
  soundOff: 'Couper le son',
  fullScreen: 'Plein écran',
  leaveFullScreen: 'Quitter le plein écran',
  leave: 'Quitter',

  stage: 'Agrandir et déplacer l’image',
  keys: 'Pour agrandir, tournez la molette ou écartez deux doigts\u00a0; pour déplacer, faites glisser. Touches\u00a0: + et − agrandissent et réduisent, 0 ajuste à la fenêtre, 1 affiche la taille réelle, les flèches déplacent.',
  tools: 'Outils pour l’image',
  more: 'Plus',
  shortcuts: 'Raccourcis clavier',
  shortcutsHint:
    'Cliquez d’abord sur l’image, puis appuyez sur l’une de ces touches.',
  moreTools: 'Plus d’outils',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  fit: 'Ajuster à la fenêtre',
  actualSize: '100\u00a0%',
  zoomLevel: (percent: number) => `${percent}\u00a0%`,
  move: 'Déplacer',
  look: {
    left: 'Vers la gauche',
    up: 'Vers le haut',
    down: 'Vers le bas',
    right: 'Vers la droite',
  },
  savePicture: 'Enregistrer une capture',
  savedPicture: 'Capture enregistrée',
  notSavedPicture: 'Votre navigateur ne le permet pas',
  pictureFileName: (when: string) => `Écran ${when}.png`,

  sharper: 'Plus net',
  smoother: 'Plus fluide',
  qualityPreference: [
    'Le plus net',
    'Net',
    'Équilibré',
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
      'Il y a un décalage. La connexion entre vous est lente ou encombrée.',
    loss: 'Une partie de l’image se perd et doit être envoyée de nouveau.',
  },
  connectionDetails: 'Détails de la connexion',
  openConnectionDetails: '(détails)',
  figureNames: {
    size: 'Taille',
    framesPerSecond: 'Images par seconde',
    roundTrip: 'Délai (aller-retour)',
    data: 'Débit',
    codec: 'Format vidéo',
    path: 'Itinéraire',
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
    window: 'L’autre personne ne partage qu’une fenêtre',
    browser: 'L’autre personne ne partage qu’un onglet',
    camera: 'Vous voyez sa caméra',
  },
  askForScreen: 'Demander tout l’écran',
  signIn: 'Se connecter',
  askedForScreen:
    'Nous avons transmis la demande. L’autre personne voit maintenant un bouton pour l’accepter.',
}
