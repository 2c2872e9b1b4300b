import type { Texts } from 'src/i18n/Texts'

export const masking: Texts['masking'] = {
  cover: 'Tapar algo',
  coverMore: 'Cambiar lo que está tapado',
  covered: 'Una parte de su pantalla está tapada.',
  heading: '¿Qué quiere tapar?',
  hidden:
    'Haga clic o arrastre sobre la imagen para poner ahí un recuadro gris. La persona que le ayuda no ve nada hasta que usted vuelva a mostrar su pantalla.',
  stays:
    'El recuadro se queda en su sitio de la pantalla. No se mueve cuando usted baja por la página o mueve una ventana.',
  picture: 'Imagen de su pantalla',
  taking: 'Se está tomando una imagen de su pantalla…',
  another: 'Tomar otra imagen en 5 segundos',
  anotherText: '¿No lo ve en la imagen? Entonces ábralo en su pantalla.',
  awaited: 'Abra ahora lo que quiere tapar y después vuelva aquí.',
  add: 'Añadir un recuadro',
  box: (number: number) => `Recuadro ${number}`,
  remove: (number: number) => `Quitar el recuadro ${number}`,
  keys: 'Las flechas mueven un recuadro. Con Mayús lo agrandan o lo reducen. Supr lo quita.',
  full: 'No caben más recuadros.',
  showRest: 'Mostrar el resto de mi pantalla',
  problems: {
    'no-picture':
      'No se ha podido tomar la imagen de su pantalla. Tome otra, por favor.',
    resized:
      'Su pantalla o ventana ha cambiado de tamaño, por eso está oculta. Compruebe que los recuadros siguen en su sitio y muéstrela de nuevo.',
    failed:
      'Ya no se puede tapar nada, por eso su pantalla está oculta. Cuando la muestre de nuevo, nada estará tapado.',
    'other-screen': 'En la pantalla que acaba de elegir no hay nada tapado.',
  },
}
