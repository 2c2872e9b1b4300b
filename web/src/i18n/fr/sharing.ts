import type { Texts } from 'src/i18n/Texts'

export const sharing: Texts['sharing'] = {
  title: 'Montrez votre écran à la personne qui vous aide',
  description:
    'Vous appuyez sur un bouton et la personne qui vous aide voit votre écran. Un seul clic, rien à télécharger, aucune inscription.',

  heading: 'Montrez votre écran à la personne qui vous aide',
  headingWithName: (name: string) => `${name} souhaite vous aider`,
  whatHappens:
    'Cette personne peut regarder, mais ne peut ni cliquer ni écrire.',
  action: 'Montrer mon écran',
  scamWarning:
    'Ne continuez que si vous connaissez cette personne. Aucune banque et aucune entreprise ne vous demandera jamais cela.',
  interrupted:
    'On ne voit plus votre écran, car cette page a été fermée ou rechargée. Pour continuer, appuyez sur le bouton.',
  stopped:
    'Vous avez arrêté le partage. Personne ne peut plus voir votre écran.',
  surfaceGone:
    'La fenêtre ou l’onglet que vous montriez a été fermé, ou le partage arrêté. Personne ne voit plus votre écran. Voulez-vous montrer autre chose\u00a0?',
  cancelled:
    'Rien n’a été montré. Appuyez de nouveau sur le bouton quand vous voudrez.',

  inviteHeading: 'Envoyez d’abord ce lien à la personne qui vous aide',
  inviteText: 'Quand cette personne l’ouvrira, elle verra ce que vous montrez.',

  choosingHeading: 'Choisissez ce que vous voulez montrer',
  choosingSteps: [
    'Une fenêtre s’est ouverte dans votre navigateur.',
    'Cliquez sur l’image de votre écran.',
    'Cliquez ensuite sur «\u00a0Partager\u00a0» dans cette fenêtre.',
  ],

  waiting: 'Nous attendons la personne qui vous aide',
  waitingText: 'Tout commencera dès que cette personne ouvrira sa page.',

  searching: 'Nous vous connectons à la personne qui vous aide…',
  searchingText:
    'La page de la personne qui vous aide est ouverte, mais vos ordinateurs ne sont pas encore connectés.',

  sharing: 'Vous montrez votre écran',
  empty: 'La personne qui vous aide ne voit rien pour le moment',
  emptyText:
    'La fenêtre que vous montrez est peut-être réduite. Rouvrez-la et elle sera de nouveau visible.',
  emptyScreenText:
    'Votre ordinateur ne laisse voir son écran à personne pour le moment. Il est peut-être verrouillé ou vous pose une question. Ensuite, l’écran sera de nouveau visible.',
  seenBy: (who: string, isHeard: boolean) =>
    `${who} ${isHeard ? 'voit et entend ce que vous montrez' : 'regarde'}.`,
  who: {
    verified: 'La personne qui a créé le lien',
    ownsWords: 'La personne dont vous avez saisi les mots',
    hasLink: 'La personne qui a votre lien',
    sameHelper: (name: string, date: string) =>
      `${name}, la même personne que le ${date},`,
    sameAsBefore: (name: string) => `${name}, la même personne qu’avant,`,
    notVerified: 'Une personne non vérifiée',
  },
  soundText:
    'La personne qui vous aide entend aussi le son de ce que vous montrez.',
  stop: 'Arrêter le partage',
  hide: 'Cacher mon écran',
  hidden: 'Votre écran est caché',
  hiddenText: 'Personne ne voit rien. Vous pouvez saisir un mot de passe.',
  hiddenSoundText:
    'Personne ne voit ni n’entend rien. Vous pouvez saisir un mot de passe.',
  more: 'Plus',
  show: 'Remontrer mon écran',

  reconnecting: 'La connexion revient…',
  reconnectingText:
    'La connexion a été interrompue. Laissez cette page ouverte\u00a0: elle va revenir toute seule.',
}
