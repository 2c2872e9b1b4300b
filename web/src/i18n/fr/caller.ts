import type { Texts } from 'src/i18n/Texts'

export const caller: Texts['caller'] = {
  calls: (name: string) =>
    `Cette personne dit s’appeler «\u00a0${name}\u00a0».`,
  somebody: 'Quelqu’un souhaite voir votre écran.',
  firmHint:
    'Cela ressemble au nom d’une entreprise ou d’une administration\u00a0: il ne sera pas affiché. Indiquez le nom sous lequel on vous connaît.',
  firmButton:
    'Cela ressemble au nom d’une entreprise ou d’une administration. Comment s’appelle cette personne\u00a0?',

  question: 'Avez-vous appelé cette personne, ou vous a-t-elle appelé\u00a0?',
  number:
    'Le numéro vient d’une alerte à l’écran, d’un message ou d’une publicité\u00a0? Alors choisissez «\u00a0On m’a appelé\u00a0».',
  coached:
    'Quelqu’un vous dit sur quoi appuyer ici\u00a0? Alors choisissez «\u00a0On m’a appelé\u00a0».',
  theyCalled: 'On m’a appelé',
  iCalled: 'J’ai appelé et je connais cette personne',

  warning: 'Arrêtez-vous un instant',
  sentences: [
    'Les escrocs disent être de Microsoft, de votre banque ou de la police, ou être de la famille.',
    'Ils disent que c’est urgent et qu’il ne faut en parler à personne.',
    'Puis ils vous regardent entrer sur le site de votre banque, et prennent votre argent.',
  ],
  callBack:
    'Raccrochez, et rappelez à un numéro que vous connaissez déjà. Une personne honnête comprendra.',
  stop: 'Raccrocher et arrêter',
  goOn: 'J’en ai la certitude. Continuer quand même',

  stopped: 'Raccrochez maintenant',
  stoppedText: 'Personne n’a vu votre écran.',
  steps: [
    'Raccrochez, tout simplement. Vous n’avez rien à expliquer.',
    'Appelez quelqu’un de confiance, à un numéro que vous connaissez déjà.',
    'Avez-vous donné un mot de passe ou de l’argent, ou installé quelque chose\u00a0? Appelez tout de suite votre banque, au numéro qui figure sur votre carte.',
  ],
}
