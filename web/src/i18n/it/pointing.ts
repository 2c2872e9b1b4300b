import type { Texts } from 'src/i18n/Texts'

export const pointing: Texts['pointing'] = {
  tools: 'Strumenti per indicare',
  point: 'Indica',
  draw: 'Disegna',
  number: 'Numera',
  undo: 'Annulla',
  clear: 'Cancella tutto',

  keys: {
    point:
      'Faccia clic o trascini: l’altra persona vede lì una freccia. Con la tastiera: le frecce muovono una croce, Invio indica.',
    draw: 'Trascini per disegnare una linea. Con la tastiera: le frecce muovono una croce, Invio comincia e finisce la linea.',
    number:
      'Faccia clic per numerare i passi: 1, 2, 3. Con la tastiera: le frecce muovono una croce, Invio mette il numero.',
  },
  moreKeys:
    'Tenga premuto Maiusc per andare a piccoli passi. Ctrl+Z annulla. Con Esc si torna a spostare l’immagine. La rotellina, due dita, + e − ingrandiscono e riducono.',

  sent: 'Inviato',
  seen: 'L’altra persona vede che cosa lei indica',

  cross: (place: string) => `Croce ${place}`,
  drawing: (place: string) => `Linea: ${place}`,
  places: {
    upperLeft: 'in alto a sinistra',
    top: 'in alto al centro',
    upperRight: 'in alto a destra',
    left: 'a sinistra',
    middle: 'al centro',
    right: 'a destra',
    lowerLeft: 'in basso a sinistra',
    bottom: 'in basso al centro',
    lowerRight: 'in basso a destra',
  },
}
