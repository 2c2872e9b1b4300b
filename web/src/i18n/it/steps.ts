import type { Texts } from 'src/i18n/Texts'

export const steps: Texts['steps'] = {
  phrases: {
    'click-here': 'Clic qui',
    'double-click-here': 'Doppio clic qui',
    'right-click-here': 'Clic destro qui',
    'type-here': 'Scrivere qui',
    'press-enter': 'Premere Invio',
    'scroll-down': 'Scorrere verso il basso',
    'wait-until-done': 'Aspettare che finisca',
    'close-window': 'Chiudere questa finestra',
  },

  heading: 'Passi',
  empty:
    'Scelga «Numera» e faccia clic sull’immagine. Ogni numero diventa un passo che l’altra persona può seguire, uno alla volta.',
  full: (most: number) => `Non ci possono essere più di ${most} passi.`,
  list: 'Tutti i passi',
  noWords: 'Ancora senza testo',
  words: (number: number) => `Che cosa fare al passo ${number}`,
  ownWords: 'Parole sue',
  ownWordsHint:
    'L’altra persona legge le frasi pronte nella propria lingua, e le sue così come le scrive.',
  useWords: 'Usa',
  up: (number: number) => `Sposta su il passo ${number}`,
  down: (number: number) => `Sposta giù il passo ${number}`,
  remove: (number: number) => `Togli il passo ${number}`,
  removed: 'Il passo è stato tolto.',
  putBack: 'Rimetti',
  placeAgain: 'Indica di nuovo',
  placing: (number: number) =>
    `Ora faccia clic nell’immagine, nel punto del passo ${number}.`,
  cancel: 'Annulla',
  showThem: 'Mostra questo passo',
  here: 'L’altra persona è qui',
  done: 'Fatto',
  notFound: 'Non lo trova',
  noPicture:
    'Di questo passo non c’è un’immagine. Lo indichi di nuovo per farne una.',

  step: (number: number, count: number) => `Passo ${number} di ${count}`,
  picture: 'Immagine del punto',
  noPictureHere: 'Di questo passo non c’è un’immagine.',
  told: 'Chi la aiuta ora sa che lei non lo trova.',
  back: 'Passo precedente',
  next: 'Passo successivo',
  finished: 'Questo era l’ultimo passo. Ottimo!',
}
