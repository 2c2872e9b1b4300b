import type { Texts } from 'src/locales/Texts'

const cannotAcceptInvitation = (description: string) => ({
  shortTitle: 'Oups',
  title: 'Impossible d’accepter l’invitation',
  description,
})

export const errors: Texts['errors'] = {
  '404': {
    shortTitle: '404',
    title: 'Cette page est introuvable',
    description:
      'Il y a peut-être une faute de frappe dans l’adresse, ou la page a changé d’adresse.',
  },
  unknown: {
    shortTitle: 'Oups',
    title: 'Quelque chose n’a pas fonctionné',
    description:
      'Réessayez un peu plus tard. Si cela ne marche toujours pas, écrivez-nous.',
  },
  network: {
    shortTitle: 'Erreur',
    title: 'Nous n’arrivons pas à joindre le réseau',
    description:
      'Vérifiez que votre connexion à Internet fonctionne, ou réessayez plus tard. Si cela ne marche toujours pas, écrivez-nous.',
  },

  'sharer-left': {
    shortTitle: 'Au revoir',
    title: 'L’autre personne est partie',
    description: 'Elle peut revenir avec le même lien.',
  },
  'sharer-stopped': {
    shortTitle: 'Oups',
    title: 'L’autre personne ne montre plus son écran',
    description: 'Elle peut le montrer de nouveau avec le même lien.',
  },
  'viewer-left': {
    shortTitle: 'Au revoir',
    title: 'La personne qui regardait est partie',
    description:
      'Demandez-lui un nouveau lien si vous voulez montrer de nouveau votre écran.',
  },
  'already-viewing': {
    shortTitle: 'Oups',
    title: 'Quelqu’un regarde déjà',
    description: 'Une seule personne à la fois peut voir l’écran.',
  },

  'invalid-account-details': {
    shortTitle: 'Oups',
    title: 'Le mot de passe ou l’adresse e-mail ne correspond pas',
    description: '',
  },
  'email-taken': {
    shortTitle: 'Oups',
    title: 'Cette adresse e-mail est déjà utilisée',
    description: 'Essayez plutôt de vous connecter.',
  },
  'no-account-with-email': {
    shortTitle: 'Oups',
    title: 'Compte introuvable',
    description: 'Veuillez vérifier votre adresse e-mail.',
  },
  'reset-password-token-invalid': {
    shortTitle: 'Oups',
    title: 'Impossible de changer le mot de passe',
    description: 'Demandez un nouveau lien pour changer votre mot de passe.',
  },
  'accept-invite-already-member': cannotAcceptInvitation(
    'Vous faites déjà partie de cette équipe.'
  ),
  'accept-invite-email-mismatch': cannotAcceptInvitation(
    'L’invitation a été envoyée à une autre adresse e-mail.'
  ),
  'accept-invite-token-expired': cannotAcceptInvitation(
    'L’invitation n’est plus valable.'
  ),
  'accept-invite-token-invalid': cannotAcceptInvitation(
    'Le lien de l’invitation n’est pas valable.'
  ),

  'someone-else-sharing': {
    shortTitle: 'Occupé',
    title: 'Quelqu’un d’autre montre son écran',
    description:
      'La personne qui vous aide regarde un autre écran en ce moment. Patientez un peu, puis réessayez.',
  },
  'declined-by-viewer': {
    shortTitle: 'Oups',
    title: 'Votre appel n’a pas été accepté',
    description:
      'On attend peut-être quelqu’un d’autre. Renseignez-vous, puis appuyez de nouveau sur le bouton.',
  },
  'display-capture-denied-by-system': {
    shortTitle: 'Presque fini',
    title: 'Votre ordinateur doit d’abord donner son accord',
    description:
      'Ouvrez les réglages de votre ordinateur, à la rubrique «\u00a0Confidentialité\u00a0». Cherchez «\u00a0Enregistrement de l’écran\u00a0» et activez-le pour ce navigateur. Fermez ensuite le navigateur, rouvrez-le, puis ouvrez le même lien.',
  },
  'display-capture-unsupported': {
    shortTitle: 'Dommage',
    title: 'Cet appareil ne peut pas montrer son écran',
    description:
      'Les téléphones et les tablettes ne le peuvent pas encore. Ouvrez le même lien sur un ordinateur.',
  },
  'display-capture-failed': {
    shortTitle: 'Oups',
    title: 'L’écran n’a pas pu être montré',
    description:
      'Personne n’a rien vu. Réessayez, ou choisissez un autre écran ou une autre fenêtre.',
  },
  'not-secure-context': {
    shortTitle: 'Presque fini',
    title: 'Cette adresse n’est pas sécurisée',
    description:
      'Les navigateurs ne montrent un écran que depuis une page sécurisée. Vérifiez que l’adresse commence par https:// et ouvrez-la de nouveau.',
  },
  'browser-unsupported': {
    shortTitle: 'Dommage',
    title: 'Ce navigateur est trop ancien pour montrer un écran',
    description:
      'Ouvrez le même lien dans un navigateur plus récent, sur un ordinateur\u00a0: Chrome 72, Firefox 66, Safari 13 ou plus récent. Pour regarder, Firefox 59 et Safari 11.1 suffisent.',
  },
  'display-capture-refused': {
    shortTitle: 'Presque fini',
    title: 'Votre navigateur n’a pas posé la question',
    description:
      'Il est réglé pour ne pas montrer d’écran sur cette page. Personne n’a rien vu. Vous pouvez changer cela ici et réessayer.',
  },
  'sign-in-required': {
    shortTitle: 'Presque fini',
    title: 'Connectez-vous d’abord',
    description:
      'Ici, seules les personnes qui aident et se sont connectées peuvent voir un écran. Cela prend un instant et vous ramène ici.',
  },
  'in-app-browser': {
    shortTitle: 'Presque fini',
    title: 'Ouvrez ce lien dans votre propre navigateur',
    description:
      'Cette page est ouverte dans une autre application, et de là on ne peut rien montrer. Le même lien fonctionne dans votre propre navigateur.',
  },
  'camera-refused': {
    shortTitle: 'Presque fini',
    title: 'La caméra n’est pas encore autorisée',
    description:
      'Personne n’a rien vu. Autorisez cette page à utiliser la caméra et réessayez.',
  },
  'camera-failed': {
    shortTitle: 'Oups',
    title: 'La caméra n’a pas pu démarrer',
    description:
      'Personne n’a rien vu. Fermez les autres applications qui utilisent la caméra et réessayez.',
  },
}
