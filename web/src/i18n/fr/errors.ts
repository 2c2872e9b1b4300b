import type { Texts } from 'src/i18n/Texts'

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
  'sharer-returned': {
    shortTitle: 'Re-bonjour',
    title: 'L’autre personne est de retour',
    description:
      'Il lui suffit d’appuyer de nouveau sur le bouton. Vous verrez alors son écran ici.',
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
  'viewer-not-proved': {
    shortTitle: 'Attention',
    title: 'Nous ne sommes pas sûrs que ce soit la personne qui vous aide',
    description:
      'Personne n’a vu votre écran. Le lien est peut-être ancien, ou incomplet. Demandez un nouveau lien.',
  },
  'viewer-not-compared': {
    shortTitle: 'Attention',
    title: 'Quelqu’un est venu sans votre lien',
    description:
      'Nous n’avons pas pu vérifier qui c’était. Personne n’a vu votre écran. Renvoyez le lien à la personne qui vous aide.',
  },
  'stranger-keeps-trying': {
    shortTitle: 'Attention',
    title: 'Quelqu’un essaie sans cesse de voir votre écran',
    description:
      'Personne n’a vu votre écran. Appelez d’abord la personne qui vous aide, à un numéro que vous connaissez, puis envoyez-lui le lien dans un message.',
  },
  'sharer-not-proved': {
    shortTitle: 'Attention',
    title: 'Nous ne sommes pas sûrs de qui est là',
    description:
      'Rien n’a été montré. Le lien est peut-être ancien, ou incomplet. Utilisez un nouveau lien.',
  },

  'invalid-account-details': {
    shortTitle: 'Oups',
    title: 'Le mot de passe ou l’adresse e-mail est incorrect',
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
  'accept-invite-already-member': {
    shortTitle: 'Oups',
    title: 'Impossible d’accepter l’invitation',
    description: 'Vous faites déjà partie de cette équipe.',
  },
  'accept-invite-email-mismatch': {
    shortTitle: 'Oups',
    title: 'Impossible d’accepter l’invitation',
    description: 'L’invitation a été envoyée à une autre adresse e-mail.',
  },
  'accept-invite-token-expired': {
    shortTitle: 'Oups',
    title: 'Impossible d’accepter l’invitation',
    description: 'L’invitation n’est plus valable.',
  },
  'accept-invite-token-invalid': {
    shortTitle: 'Oups',
    title: 'Impossible d’accepter l’invitation',
    description: 'Le lien de l’invitation n’est pas valable.',
  },

  'someone-else-sharing': {
    shortTitle: 'Occupé',
    title: 'Quelqu’un d’autre montre son écran',
    description:
      'La personne qui vous aide regarde l’écran de quelqu’un d’autre. Attendez qu’elle ait terminé, puis réessayez.',
  },
  'declined-by-viewer': {
    shortTitle: 'Oups',
    title: 'La personne qui vous aide n’a pas accepté',
    description:
      'Elle attend peut-être quelqu’un d’autre. Demandez-lui, puis appuyez de nouveau sur le bouton.',
  },
  'declined-by-sharer': {
    shortTitle: 'Oups',
    title: 'La personne n’a pas accepté',
    description:
      'Elle attend peut-être quelqu’un d’autre. Demandez-lui, puis réessayez.',
  },
  'display-capture-denied-by-system': {
    shortTitle: 'Presque fini',
    title: 'Votre ordinateur doit d’abord l’autoriser',
    description: 'Personne n’a rien vu. Voici comment faire\u00a0:',
  },
  'display-capture-unsupported': {
    shortTitle: 'Dommage',
    title: 'Cet appareil ne peut pas montrer son écran',
    description:
      'Les téléphones et les tablettes ne peuvent pas montrer leur écran depuis une page web. Ouvrez le même lien sur un ordinateur.',
  },
  'display-capture-failed': {
    shortTitle: 'Oups',
    title: 'Votre écran n’a pas pu être montré',
    description:
      'Personne n’a rien vu. Réessayez, ou choisissez un autre écran ou une autre fenêtre.',
  },
  'not-secure-context': {
    shortTitle: 'Presque fini',
    title: 'Cette page n’est pas sécurisée',
    description:
      'Les navigateurs ne montrent un écran que depuis une page sécurisée. Vérifiez que l’adresse commence par https:// et ouvrez-la de nouveau.',
  },
  'browser-unsupported': {
    shortTitle: 'Dommage',
    title: 'Ce navigateur est trop ancien pour montrer un écran',
    description:
      'Ouvrez le même lien sur un ordinateur, avec une version à jour de Chrome, Edge, Firefox ou Safari.',
  },
  'webrtc-missing': {
    shortTitle: 'Dommage',
    title: 'Ce navigateur ne peut pas établir la connexion',
    description:
      'Ce qu’il lui faut pour cela manque ou est désactivé. Ouvrez le même lien avec une version à jour de Chrome, Edge, Firefox ou Safari.',
  },
  'display-capture-refused': {
    shortTitle: 'Presque fini',
    title: 'Votre navigateur bloque le partage d’écran',
    description:
      'Il est réglé pour ne pas montrer d’écran sur cette page. Vous pouvez changer cela ici et réessayer. Personne n’a rien vu.',
  },
  'sign-in-required': {
    shortTitle: 'Presque fini',
    title: 'Connectez-vous d’abord',
    description:
      'Ici, seules les personnes qui aident et se sont connectées peuvent voir un écran. Cela prend un instant et vous ramène ici.',
  },
  'in-app-browser': {
    shortTitle: 'Presque fini',
    title: 'Ouvrez ce lien dans votre navigateur',
    description:
      'Vous l’avez ouvert dans une autre application, et là, le partage ne fonctionne pas. Le même lien fonctionne dans votre navigateur.',
  },
  'camera-refused': {
    shortTitle: 'Presque fini',
    title: 'Votre navigateur bloque la caméra',
    description:
      'Personne n’a rien vu. Autorisez cette page à utiliser la caméra et réessayez.',
  },
  'calls-blocked': {
    shortTitle: 'Oups',
    title: 'Votre réseau laisse passer les pages, mais pas les appels',
    description:
      'Cela peut venir d’un VPN, d’un antivirus ou du réseau d’une entreprise. «\u00a0Tester ma connexion\u00a0» montre ce qui passe.',
  },
  'camera-failed': {
    shortTitle: 'Oups',
    title: 'Nous n’avons pas pu démarrer la caméra',
    description:
      'Personne n’a rien vu. Fermez les autres applications qui utilisent la caméra et réessayez.',
  },
}
