import type { Texts } from 'src/locales/Texts'

export const pointing: Texts['pointing'] = {
  tools: 'Che cosa fa un clic sull’immagine',
  point: 'Indica',
  draw: 'Disegna',
  number: 'Numera',
  undo: 'Annulla',
  clear: 'Cancella tutto',

  keys: {
    point:
      'Faccia clic o trascini sull’immagine: l’altra persona vede lì una freccia. Con i tasti: le frecce muovono una croce, Invio indica.',
    draw: 'Trascini sull’immagine per disegnare una linea. Con i tasti: le frecce muovono una croce, Invio comincia e finisce la linea.',
    number:
      'Faccia clic sull’immagine per numerare i passi: 1, 2, 3. Con i tasti: le frecce muovono una croce, Invio mette il numero.',
  },
  moreKeys:
    'Con Maiusc è più preciso, Ctrl+Z annulla, Esc torna a spostare l’immagine. La rotellina, due dita, + e − cambiano la grandezza.',

  sent: 'Inviato',
  seen: 'L’altra persona vede che cosa indica',

  cross: (place) => `Croce: ${place}`,
  drawing: (place) => `Linea: ${place}`,
  places: {
    'top-left': 'in alto a sinistra',
    'top-center': 'in alto al centro',
    'top-right': 'in alto a destra',
    'middle-left': 'a sinistra',
    'middle-center': 'al centro',
    'middle-right': 'a destra',
    'bottom-left': 'in basso a sinistra',
    'bottom-center': 'in basso al centro',
    'bottom-right': 'in basso a destra',
  },
}
