import type { Texts } from 'src/i18n/Texts'

export const picking: Texts['picking'] = {
  label: 'Dessin de la fenêtre où vous choisissez ce que vous montrez',
  onlyChosen: 'La personne qui vous aide ne verra que ce que vous choisissez.',
  onlyChosenBy: (name: string) =>
    `${name} ne verra que ce que vous choisissez.`,
  steps: {
    chromium: [
      'Cliquez sur l’image de votre écran.',
      'Cliquez en bas sur «\u00a0Partager\u00a0».',
    ],
    firefox: [
      'Ouvrez la liste et choisissez «\u00a0Écran entier\u00a0».',
      'Cliquez sur «\u00a0Autoriser\u00a0».',
    ],
    safari: [
      'Cliquez sur «\u00a0Autoriser le partage de l’écran\u00a0».',
      'Si un bouton apparaît au milieu de votre écran, cliquez aussi dessus.',
    ],
  },

  dialog: {
    title: 'Choisir ce que vous partagez',
    tab: 'Onglet',
    window: 'Fenêtre',
    screen: 'Tout l’écran',
    screenFirefox: 'Écran entier',
    cancel: 'Annuler',
    share: 'Partager',
    question: 'Autoriser cette page à voir votre écran\u00a0?',
    list: 'Sélectionnez une fenêtre ou un écran',
    block: 'Bloquer',
    allow: 'Autoriser',
    allowScreen: 'Autoriser le partage de l’écran',
    allowWindow: 'Autoriser le partage de la fenêtre',
    dontAllow: 'Ne pas autoriser',
  },

  change: 'Montrer autre chose',
  asked: 'La personne qui vous aide aimerait voir tout votre écran.',
  askedBy: (name: string) => `${name} aimerait voir tout votre écran.`,
  wholeScreen: 'Montrer plutôt tout l’écran',
  changing:
    'Choisissez ce que vous voulez montrer à la place. D’ici là, la personne qui vous aide voit toujours la même chose qu’avant.',
  kept: 'Rien n’a changé. La personne qui vous aide voit toujours la même chose qu’avant.',
  surface: {
    monitor: 'Vous montrez tout votre écran.',
    window:
      'Vous montrez une seule fenêtre. La personne qui vous aide ne voit rien d’autre.',
    browser:
      'Vous montrez un seul onglet de votre navigateur. La personne qui vous aide ne voit rien d’autre.',
  },
}
