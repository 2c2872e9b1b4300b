import type { Texts } from 'src/i18n/Texts'

export const safety: Texts['safety'] = {
  feelsWrong: 'Quelque chose ne va pas',
  nothing: 'D’ici, on ne voit et on n’entend plus rien.',
  over: 'Plus personne ne voit rien',
  steps: [
    'Raccrochez le téléphone.',
    'Appelez quelqu’un que vous connaissez, à un numéro que vous connaissez.',
    'On voulait de l’argent, des cartes cadeaux, des codes ou un programme\u00a0? C’est une arnaque. Signalez-la\u00a0:',
  ],
  paid: 'Vous avez déjà payé ou donné un code\u00a0? Appelez d’abord votre banque.',
  country: 'Pays',
  chooseCountry: 'Choisissez votre pays',
  police: 'Police',
  bank: 'Votre banque',
  microphone: 'Votre micro reste coupé jusqu’à ce que vous le rallumiez.',
  fine: 'Tout va bien, montrer',
  fineHidden: 'Tout va bien, revenir',
  done: 'C’est fait',
}
