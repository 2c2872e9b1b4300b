import type { Texts } from 'src/i18n/Texts'

export const steps: Texts['steps'] = {
  phrases: {
    'click-here': 'Clic aquí',
    'double-click-here': 'Doble clic aquí',
    'right-click-here': 'Clic derecho aquí',
    'type-here': 'Escribir aquí',
    'press-enter': 'Pulsar Intro',
    'scroll-down': 'Bajar por la página',
    'wait-until-done': 'Esperar a que termine',
    'close-window': 'Cerrar esta ventana',
  },

  heading: 'Pasos',
  empty:
    'Elija «Numerar» y haga clic en la imagen. Cada número será un paso que la otra persona puede seguir, de uno en uno.',
  full: (most: number) => `No puede haber más de ${most} pasos.`,
  list: 'Todos los pasos',
  noWords: 'Todavía sin texto',
  words: (number: number) => `Qué hacer en el paso ${number}`,
  ownWords: 'Sus propias palabras',
  ownWordsHint:
    'La otra persona lee las frases hechas en su idioma, y las de usted tal como las escriba.',
  useWords: 'Usar',
  up: (number: number) => `Subir el paso ${number}`,
  down: (number: number) => `Bajar el paso ${number}`,
  remove: (number: number) => `Quitar el paso ${number}`,
  removed: 'El paso se ha quitado.',
  putBack: 'Volver a ponerlo',
  placeAgain: 'Señalar de nuevo',
  placing: (number: number) =>
    `Ahora haga clic en la imagen, en el lugar del paso ${number}.`,
  cancel: 'Cancelar',
  showThem: 'Mostrarle este paso',
  here: 'La otra persona está aquí',
  done: 'Hecho',
  notFound: 'No lo encuentra',
  noPicture: 'No hay imagen de este paso. Señálelo de nuevo para tomar una.',

  step: (number: number, count: number) => `Paso ${number} de ${count}`,
  picture: 'Imagen del lugar',
  noPictureHere: 'No hay imagen de este paso.',
  told: 'La persona que le ayuda ya sabe que usted no lo encuentra.',
  back: 'Paso anterior',
  next: 'Paso siguiente',
  finished: 'Ese era el último paso. ¡Muy bien!',
}
