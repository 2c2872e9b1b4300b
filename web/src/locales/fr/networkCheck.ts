import type { Documents } from 'src/locales/Texts'

export const networkCheck: Documents['networkCheck'] = {
  title: 'Tester ma connexion',
  introduction:
    'Cela prend quelques secondes, sans caméra ni microphone, et personne n’est appelé.',
  steps: {
    signalling: 'Notre serveur',
    stun: 'Un chemin direct vers les autres',
    udp: 'Par un relais, le chemin rapide (UDP)',
    tcp: 'Par un relais en TCP',
    tls: 'Par un relais, comme les pages web (TLS)',
  },
  outcomes: {
    testing: 'Test en cours',
    works: 'Fonctionne',
    answers: 'Répond, mais ne laisse rien passer',
    refused: 'Nous refuse',
    silent: 'Pas de réponse',
    absent: 'Il n’y en a pas ici',
  },
  verdicts: {
    testing: { title: 'Nous testons votre connexion', advice: '' },
    good: {
      title: 'Votre connexion est bonne',
      advice: 'Tout ce qu’il faut pour partager un écran fonctionne d’ici.',
    },
    slow: {
      title: 'Votre connexion fonctionne',
      advice:
        'Votre réseau bloque le chemin rapide, l’image arrivera peut-être un peu en retard. Vous n’avez rien à faire.',
    },
    direct: {
      title: 'Votre connexion devrait suffire',
      advice:
        'Aucun relais n’est joignable d’ici, mais à la maison on s’en passe le plus souvent. Si vous n’arrivez pas à vous joindre, essayez un autre réseau, par exemple le partage de connexion d’un téléphone.',
    },
    refused: {
      title: 'Le relais nous refuse',
      advice:
        'Vous n’y êtes pour rien. Prévenez les responsables de ce site. Entre deux réseaux domestiques, cela marche en général quand même.',
    },
    blocked: {
      title: 'Votre réseau bloque le partage d’écran',
      advice:
        'Essayez un autre réseau, par exemple le partage de connexion d’un téléphone. Coupez un VPN s’il y en a un. Puis refaites le test.',
    },
    offline: {
      title: 'Notre serveur ne répond pas',
      advice:
        'Un autre site s’ouvre-t-il\u00a0? Sinon, vérifiez votre connexion à Internet. Si oui, votre réseau nous bloque peut-être\u00a0: coupez un VPN s’il y en a un, ou essayez un autre réseau.',
    },
  },
  again: 'Refaire le test',
}
