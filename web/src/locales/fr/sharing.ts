import type { Texts } from 'src/locales/Texts'

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
  stopped:
    'Vous avez arrêté le partage. Personne ne peut plus voir votre écran.',
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
  waitingText:
    'La personne qui vous aide n’a pas encore ouvert sa page. Vous n’avez rien à faire\u00a0: tout commencera dès qu’elle sera là.',

  searching: 'Nous vous connectons à la personne qui vous aide…',
  searchingText:
    'La personne qui vous aide a ouvert sa page, mais vos deux ordinateurs ne sont pas encore connectés.',

  sharing: 'Vous montrez votre écran',
  sharingText:
    'La personne qui vous aide voit votre écran. Utilisez votre ordinateur comme d’habitude et laissez cette page ouverte.',
  soundText:
    'La personne qui vous aide entend aussi le son de ce que vous montrez.',
  stop: 'Arrêter le partage',
  hide: 'Cacher mon écran',
  hidden: 'Votre écran est caché',
  hiddenText:
    'La personne qui vous aide ne voit rien tant que vous ne le montrez pas de nouveau. C’est le bon moment pour saisir un mot de passe.',
  hiddenSoundText: 'Elle n’entend rien non plus.',
  show: 'Remontrer mon écran',

  reconnecting: 'La connexion revient…',
  reconnectingText:
    'La connexion a été interrompue. Laissez cette page ouverte\u00a0: la connexion va revenir toute seule.',
}
