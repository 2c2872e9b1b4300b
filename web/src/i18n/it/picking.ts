import type { Texts } from 'src/i18n/Texts'

export const picking: Texts['picking'] = {
  label: 'Disegno della finestra in cui si sceglie che cosa mostrare',
  onlyChosen: 'Chi la aiuta vedrà solo quello che lei sceglie.',
  onlyChosenBy: (name: string) => `${name} vedrà solo quello che lei sceglie.`,
  steps: {
    chromium: [
      'Faccia clic sull’immagine del suo schermo.',
      'Faccia clic in basso su «Condividi».',
    ],
    firefox: [
      'Apra l’elenco e scelga «Schermo intero».',
      'Faccia clic su «Consenti».',
    ],
    safari: [
      'Faccia clic su «Consenti condivisione schermo».',
      'Se in mezzo allo schermo compare un pulsante, faccia clic anche su quello.',
    ],
  },

  dialog: {
    title: 'Scegli cosa condividere',
    tab: 'Scheda',
    window: 'Finestra',
    screen: 'Intero schermo',
    screenFirefox: 'Schermo intero',
    cancel: 'Annulla',
    share: 'Condividi',
    question: 'Far vedere lo schermo a questa pagina?',
    list: 'Scegli finestra o schermo',
    block: 'Blocca',
    allow: 'Consenti',
    allowScreen: 'Consenti condivisione schermo',
    allowWindow: 'Consenti condivisione finestra',
    dontAllow: 'Non consentire',
  },

  change: 'Mostra qualcos’altro',
  asked: 'Chi la aiuta vorrebbe vedere tutto il suo schermo.',
  askedBy: (name: string) => `${name} vorrebbe vedere tutto il suo schermo.`,
  wholeScreen: 'Mostra invece tutto lo schermo',
  changing:
    'Scelga che cosa mostrare al suo posto. Fino ad allora chi la aiuta continua a vedere quello che vedeva prima.',
  kept: 'Non è cambiato nulla. Chi la aiuta continua a vedere quello che vedeva prima.',
  surface: {
    monitor: 'Sta mostrando tutto il suo schermo.',
    window: 'Sta mostrando una sola finestra. Chi la aiuta non vede altro.',
    browser:
      'Sta mostrando una sola scheda del browser. Chi la aiuta non vede altro.',
  },
}
