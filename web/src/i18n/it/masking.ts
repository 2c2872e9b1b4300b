import type { Texts } from 'src/i18n/Texts'

export const masking: Texts['masking'] = {
  cover: 'Coprire qualcosa',
  coverMore: 'Cambiare ciò che è coperto',
  covered: 'Una parte del suo schermo è coperta.',
  heading: 'Che cosa va coperto?',
  hidden:
    'Faccia clic o trascini sull’immagine per mettere lì un riquadro grigio. Chi la aiuta non vede nulla finché lei non mostra di nuovo lo schermo.',
  stays:
    'Un riquadro resta al suo posto sullo schermo. Non si sposta quando lei scorre o muove una finestra.',
  picture: 'Immagine del suo schermo',
  taking: 'È in corso un’immagine del suo schermo…',
  another: 'Prendere un’altra immagine tra 5 secondi',
  anotherText: 'Non si vede nell’immagine? Allora lo apra sullo schermo.',
  awaited: 'Apra ora ciò che va coperto, poi torni qui.',
  add: 'Aggiungere un riquadro',
  box: (number: number) => `Riquadro ${number}`,
  remove: (number: number) => `Togliere il riquadro ${number}`,
  keys: 'Le frecce spostano un riquadro. Con Maiusc lo ingrandiscono o lo riducono. Canc lo toglie.',
  full: 'Non si possono aggiungere altri riquadri.',
  showRest: 'Mostra il resto dello schermo',
  problems: {
    'no-picture':
      'L’immagine dello schermo non è riuscita. Ne prenda un’altra.',
    resized:
      'Lo schermo o la finestra ha cambiato dimensione, perciò è nascosto. Controlli che i riquadri siano ancora al posto giusto e poi lo mostri di nuovo.',
    failed:
      'Non è più possibile coprire nulla, perciò il suo schermo è nascosto. Quando lo mostrerà di nuovo, nulla sarà coperto.',
    'other-screen': 'Sullo schermo che ha appena scelto non è coperto nulla.',
  },
}
