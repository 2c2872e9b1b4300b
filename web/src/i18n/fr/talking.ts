import { plural } from 'src/i18n/plural'
import type { Texts } from 'src/i18n/Texts'

export const talking: Texts['talking'] = {
  phrases: {
    'click-here': 'Cliquer ici',
    'double-click-here': 'Double-cliquer ici',
    'scroll-down': 'Faire défiler vers le bas',
    'scroll-up': 'Faire défiler vers le haut',
    'press-enter': 'Appuyer sur Entrée',
    'close-window': 'Fermer cette fenêtre',
    'read-aloud': 'Lire à voix haute',
    wait: 'Un instant',
    'well-done': 'C’est ça\u00a0!',
  },
  answers: {
    done: 'C’est fait',
    again: 'Encore une fois',
    'not-seen': 'Je ne trouve pas',
  },

  tooMany:
    'Non envoyé. Vos envois se suivent de trop près. Attendez un instant et réessayez.',
  noConnection:
    'Non envoyé. Il n’y a pas de connexion en ce moment. Réessayez quand elle sera revenue.',
  send: 'Envoyer',
  copy: 'Copier',
  copied: 'Copié',
  you: 'Vous',

  write: 'Écrire un message',
  unread: (count: number) =>
    plural('fr', count, {
      one: `(${count} nouveau)`,
      many: `(${count} nouveaux)`,
      other: `(${count} nouveaux)`,
    }),
  heading: 'Vos messages',
  close: 'Fermer',
  sentences: 'Messages tout prêts',
  field: 'Votre message',
  fieldHint: 'L’autre personne le voit en grand et peut répondre.',
  asLink: 'Envoyer comme lien',
  asCopy: 'Envoyer du texte à copier',
  noLink:
    'Ce n’est pas un lien. Un lien ressemble à ceci\u00a0: https://example.org',
  said: 'Messages échangés',
  they: 'L’autre personne',
  theyAnswer: 'L’autre personne répond\u00a0:',
  theyWrite: 'L’autre personne écrit\u00a0:',

  from: 'La personne qui vous aide dit',
  fromName: (name: string) => `${name} dit`,
  helper: 'La personne qui vous aide',
  openLink: 'Ouvrir ce lien',
  linkNote:
    'Il s’ouvre dans un nouvel onglet. Rien ne s’ouvre sans votre clic.',
  scamWarning:
    'Attention. C’est ce que demandent souvent les escrocs. N’installez jamais de programme, n’achetez pas de cartes cadeaux et ne lisez aucun code parce qu’on vous le demande au téléphone.',
  readAloud: 'Lire à voix haute',
  readAll: 'Toujours lire les messages',
  answer: 'Votre réponse',
  answerSent: 'Envoyé à la personne qui vous aide.',
  writeBack: 'Écrire une réponse',
  ownField: 'Votre message',
  ownSent: 'Envoyé à la personne qui vous aide.',
  earlier: 'Messages précédents',

  talkShort: 'Parler',
  talk: 'Parler au micro',
  talkBack: 'Répondre de vive voix',
  stopTalking: 'Arrêter de parler',
  talkHint:
    'Utile seulement si vous n’êtes pas déjà au téléphone ensemble. Votre navigateur demandera à utiliser votre micro.',
  asking:
    'Votre navigateur demande à utiliser votre micro. Cliquez sur «\u00a0Autoriser\u00a0».',
  on: 'Votre micro est activé. On vous entend.',
  muted: 'Votre micro est coupé. Personne ne vous entend.',
  interrupted:
    'Votre micro sert en ce moment à autre chose, peut-être à un appel. On ne vous entend pas jusque-là.',
  mute: 'Couper le micro',
  unmute: 'Activer le micro',
  otherOn: 'Vous entendez l’autre personne',
  otherMuted: 'L’autre personne a coupé son micro',
  helperOn: 'Vous entendez la personne qui vous aide',
  nameOn: (name: string) => `Vous entendez ${name}`,
  microphone: 'Micro',
  hear: 'Activer le son',
  voiceTrouble: {
    refused:
      'Votre navigateur bloque le micro. Cliquez sur l’icône à côté de l’adresse de cette page, autorisez le micro et appuyez de nouveau sur le bouton. Le partage d’écran continue.',
    missing:
      'Nous ne trouvons pas de micro. Branchez un micro ou un casque, puis appuyez de nouveau sur le bouton. Le partage d’écran continue.',
    busy: 'Un autre programme utilise le micro. Fermez-le, puis appuyez de nouveau sur le bouton. Le partage d’écran continue.',
  },
  screenSoundOff:
    'Tant que la personne qui vous aide vous parle, le son de votre ordinateur n’est pas envoyé\u00a0: elle entendrait un écho.',
}
