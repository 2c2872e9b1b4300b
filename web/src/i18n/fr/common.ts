import type { Texts } from 'src/i18n/Texts'

export const common: Texts['common'] = {
  loading: 'Un instant…',
  tagline: 'Un seul clic, rien à télécharger, aucune inscription.',
  tryAgain: 'Réessayer',
  testConnection: 'Tester ma connexion',
  backToHome: 'Retour à l’accueil',
  besideError:
    'Quelque chose n’a pas marché sur cette page. Tout le reste continue.',
  newVersion: 'Une nouvelle version est disponible.',
  loadNewVersion: 'Charger la nouvelle version',
  support: 'Écrivez-nous\u00a0:',
  newTab: '(s’ouvre dans un nouvel onglet)',
  needsJavaScript:
    'Pour utiliser cette page, veuillez activer JavaScript dans votre navigateur.',

  description: (appName: string) =>
    `Avec ${appName}, il est plus facile d’aider sa famille avec l’ordinateur\u00a0: vos proches montrent leur écran et vous le voyez. Un seul clic, rien à télécharger, aucune inscription.`,
  keywords: [
    'montrer son écran',
    'partage d’écran',
    'aider ses parents avec l’ordinateur',
    'dépannage informatique en famille',
    'sans téléchargement',
    'sans inscription',
    'gratuit',
  ],

  homeLink: (appName: string) => `${appName}, page d’accueil`,
  footerNavigation: 'À propos de ce site',
  language: 'Langue',
  privacyLink: 'Vie privée',
  termsLink: 'Conditions d’utilisation',
}
