import type { Texts } from 'src/i18n/Texts'

export const files: Texts['files'] = {
  send: 'Envoyer un fichier',
  drop: 'Déposez le fichier ici pour l’envoyer',
  kinds: {
    picture: 'Image',
    pdf: 'PDF',
    document: 'Document',
    table: 'Feuille de calcul',
    slides: 'Présentation',
    sound: 'Son',
    video: 'Vidéo',
    other: 'Fichier',
  },
  kilobytes: (amount: string) => `${amount} Ko`,
  megabytes: (amount: string) => `${amount} Mo`,
  facts: (kind: string, size: string) => `${kind}, ${size}`,
  theyOffer: 'L’autre personne aimerait vous envoyer un fichier',
  helperOffers: 'La personne qui vous aide aimerait vous envoyer un fichier',
  nameOffers: (name: string) => `${name} aimerait vous envoyer un fichier`,
  takeText:
    'Il sera enregistré, pas ouvert. Ne l’enregistrez que si vous l’attendez.',
  unknownSender:
    'Attention\u00a0: cet ordinateur ne connaît pas encore cette personne. N’enregistrez le fichier que si vous l’avez demandé.',
  take: 'Enregistrer le fichier',
  decline: 'Non, merci',
  cancel: 'Annuler',
  asking: 'En attente d’une acceptation',
  sending: 'Envoi',
  receiving: 'Réception',
  paused:
    'En attente de la connexion. L’envoi reprendra là où il s’est arrêté.',
  checking: 'Presque terminé',
  arrived: 'Il est arrivé',
  saved: 'Enregistré. Il est dans vos téléchargements.',
  savedElsewhere: 'Enregistré à l’endroit choisi.',
  declined: 'Il n’a pas été accepté',
  cancelled: 'L’envoi a été annulé',
  busy: 'Un autre fichier attend encore une réponse. Réessayez dans un instant.',
  refused: 'Il a été refusé. Ce genre de fichier peut être dangereux.',
  broken:
    'Le fichier est arrivé abîmé et n’a pas été enregistré. Il faut le renvoyer.',
  unreadable:
    'Le fichier n’est plus lisible. Il a peut-être été déplacé ou modifié.',
  unsaved:
    'Le fichier n’a pas pu être enregistré. Il manque peut-être de la place.',
  gone: 'Ce fichier n’est plus en cours d’envoi. Il faut le renvoyer.',
  problems: {
    empty: 'Ce fichier est vide.',
    'too-large': 'Ce fichier est trop gros. La limite est de 100 Mo.',
    kind: 'Ce genre de fichier peut faire des dégâts, il n’est donc jamais envoyé. Enregistrez-le en PDF ou prenez-le en photo.',
    content:
      'Le contenu de ce fichier ne correspond pas à son nom, il n’est donc jamais envoyé. Enregistrez-le en PDF ou prenez-le en photo.',
    unreadable: 'Impossible à lire. Est-ce un dossier\u00a0?',
    'no-connection':
      'Non envoyé. Il n’y a pas de connexion en ce moment. Réessayez quand elle sera revenue.',
    'one-at-a-time':
      'Un fichier à la fois. Attendez que le premier soit terminé.',
    'too-many':
      'Cela fait beaucoup de fichiers. Attendez une minute, puis réessayez.',
    older:
      'L’autre page est une version plus ancienne qui ne peut pas recevoir de fichiers. Il faut la fermer et rouvrir le lien.',
  },
}
