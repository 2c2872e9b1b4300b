import type { Texts } from 'src/locales/Texts'

export const talking: Texts['talking'] = {
  phrases: {
    'click-here': 'Cliquez ici',
    'double-click-here': 'Double-cliquez ici',
    'scroll-down': 'Faites défiler vers le bas',
    'scroll-up': 'Faites défiler vers le haut',
    'press-enter': 'Appuyez sur Entrée',
    'close-window': 'Fermez cette fenêtre',
    'read-aloud': 'Lisez-moi ce qui est écrit',
    wait: 'Attendez un instant',
    'well-done': 'Très bien',
  },
  answers: {
    done: 'C’est fait',
    again: 'Encore une fois',
    'not-seen': 'Je ne vois pas',
  },

  tooMany:
    'Non envoyé\u00a0: cela faisait beaucoup d’un coup. Attendez un instant, puis renvoyez.',
  noConnection:
    'Non envoyé\u00a0: il n’y a pas de connexion en ce moment. Renvoyez quand elle sera revenue.',
  send: 'Envoyer',
  copy: 'Copier',
  copied: 'Copié',
  you: 'Vous',

  write: 'Écrire',
  unread: (count: number) => `(${count} nouveaux)`,
  heading: 'Écrire à l’autre personne',
  close: 'Fermer',
  sentences: 'Dire en un clic',
  field: 'Avec vos propres mots',
  fieldHint: 'C’est affiché là-bas en grand, et on peut y répondre.',
  asLink: 'Envoyer comme lien',
  asCopy: 'Envoyer à copier',
  noLink:
    'Ce n’est pas un lien. Un lien ressemble à ceci\u00a0: https://example.org',
  said: 'Ce qui a été dit',
  they: 'L’autre personne',
  theyAnswer: 'Réponse\u00a0:',
  theyWrite: 'Message\u00a0:',

  from: 'La personne qui vous aide dit',
  fromName: (name: string) => `${name} dit`,
  helper: 'La personne qui vous aide',
  openLink: 'Ouvrir ce lien',
  linkNote: 'Il s’ouvre dans un nouvel onglet, et seulement si vous cliquez.',
  readAloud: 'Lire à voix haute',
  readAll: 'Tout lire à voix haute',
  answer: 'Votre réponse',
  answerSent: 'Votre réponse est bien arrivée.',
  writeBack: 'Répondre par écrit',
  ownField: 'Ce que vous voulez dire',
  ownSent: 'Envoyé. La personne qui vous aide peut le lire.',
  earlier: 'Ce qui a été dit avant',

  talk: 'Parler avec le son',
  talkBack: 'Répondre de vive voix',
  stopTalking: 'Ne plus parler',
  talkHint:
    'Si vous n’êtes pas déjà au téléphone ensemble. Votre navigateur demande alors le micro.',
  asking: 'Votre navigateur demande le micro. Autorisez-le là-bas.',
  on: 'On vous entend',
  muted: 'Votre micro est coupé\u00a0: personne ne vous entend',
  mute: 'Couper le micro',
  unmute: 'Activer le micro',
  otherOn: 'On entend l’autre personne',
  otherMuted: 'L’autre personne a coupé son micro',
  helperOn: 'On entend la personne qui vous aide',
  nameOn: (name: string) => `On entend ${name}`,
  microphone: 'Micro',
  hear: 'Écouter',
  voiceTrouble: {
    refused:
      'Le micro n’est pas autorisé ici. Cliquez sur le signe à côté de l’adresse de cette page, autorisez le micro et appuyez de nouveau sur le bouton. L’écran reste partagé.',
    missing:
      'Il n’y a pas de micro. Branchez-en un, ou un casque, et appuyez de nouveau sur le bouton. L’écran reste partagé.',
    busy: 'Un autre programme utilise le micro. Fermez-le et appuyez de nouveau sur le bouton. L’écran reste partagé.',
  },
  screenSoundOff:
    'Tant qu’on entend la personne qui vous aide, le son de votre écran n’est pas envoyé\u00a0: elle entendrait un écho.',
}
