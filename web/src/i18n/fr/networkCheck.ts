import type { Documents } from 'src/i18n/Texts'

export const networkCheck: Documents['networkCheck'] = {
  title: 'Tester ma connexion',
  introduction:
    'Cela prend quelques secondes. Ni votre caméra ni votre micro ne sont utilisés, et personne n’est appelé.',
  steps: {
    signalling: 'Notre serveur',
    stun: 'Connexion directe',
    udp: 'Relais (UDP, le plus rapide)',
    tcp: 'Relais (TCP)',
    tls: 'Relais (TLS, comme un site web)',
  },
  outcomes: {
    testing: 'Test en cours…',
    works: 'Fonctionne',
    answers: 'Répond, mais rien ne passe',
    refused: 'Connexion refusée',
    silent: 'Pas de réponse',
    absent: 'Pas installé sur ce site',
  },
  verdicts: {
    testing: { title: 'Nous testons votre connexion', advice: '' },
    good: {
      title: 'Votre connexion est bonne',
      advice: 'Tout ce qu’il faut pour le partage d’écran fonctionne.',
    },
    slow: {
      title: 'Votre connexion fonctionne',
      advice:
        'Votre réseau bloque la voie la plus rapide, l’image arrivera peut-être un peu en retard. Vous n’avez rien à faire.',
    },
    direct: {
      title: 'Votre connexion devrait suffire',
      advice:
        'Il n’y a pas de relais de secours, mais à la maison on s’en passe le plus souvent. Si vous n’arrivez pas à vous connecter, essayez un autre réseau, par exemple le partage de connexion d’un téléphone.',
    },
    refused: {
      title: 'Le relais a refusé la connexion',
      advice:
        'Vous n’y êtes pour rien. Prévenez les responsables de ce site. Entre deux réseaux domestiques, cela marche en général quand même.',
    },
    blocked: {
      title: 'Votre réseau bloque le partage d’écran',
      advice:
        'Essayez un autre réseau, par exemple le partage de connexion d’un téléphone. Désactivez le VPN, s’il y en a un. Puis refaites le test.',
    },
    pagesOnly: {
      title: 'Votre réseau laisse passer les pages, mais pas les appels',
      advice:
        'Cela peut venir d’un VPN, d’un antivirus ou du réseau d’une entreprise. Désactivez le VPN, s’il y en a un, ou essayez un autre réseau, par exemple le partage de connexion d’un téléphone. Testez ensuite à nouveau.',
    },
    offline: {
      title: 'Nous ne pouvons pas joindre notre serveur',
      advice:
        'Un autre site s’ouvre-t-il\u00a0? Si ce n’est pas le cas, vérifiez votre connexion à Internet. Si oui, votre réseau nous bloque peut-être\u00a0: désactivez le VPN, s’il y en a un, ou essayez un autre réseau.',
    },
  },
  again: 'Refaire le test',
}
