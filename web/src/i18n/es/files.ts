import type { Texts } from 'src/i18n/Texts'

export const files: Texts['files'] = {
  send: 'Enviar un archivo',
  drop: 'Suelte el archivo aquí para enviarlo',
  kinds: {
    picture: 'Imagen',
    pdf: 'PDF',
    document: 'Documento',
    table: 'Hoja de cálculo',
    slides: 'Presentación',
    sound: 'Sonido',
    video: 'Vídeo',
    other: 'Archivo',
  },
  kilobytes: (amount: string) => `${amount} KB`,
  megabytes: (amount: string) => `${amount} MB`,
  facts: (kind: string, size: string) => `${kind}, ${size}`,
  theyOffer: 'La otra persona quiere enviarle un archivo',
  helperOffers: 'La persona que le ayuda quiere enviarle un archivo',
  nameOffers: (name: string) => `${name} quiere enviarle un archivo`,
  takeText: 'Se guardará, no se abrirá. Guárdelo solo si lo espera.',
  unknownSender:
    'Cuidado: este ordenador no conoce a esta persona de antes. Guárdelo solo si lo ha pedido usted.',
  take: 'Guardar el archivo',
  decline: 'No, gracias',
  cancel: 'Cancelar',
  asking: 'Esperando la aceptación',
  sending: 'Enviando',
  receiving: 'Recibiendo',
  paused: 'Esperando la conexión. Seguirá donde se quedó.',
  checking: 'Casi listo',
  arrived: 'Ha llegado',
  saved: 'Guardado. Está en sus descargas.',
  savedElsewhere: 'Guardado en el lugar que ha elegido.',
  declined: 'No se ha aceptado',
  cancelled: 'Se ha cancelado',
  busy: 'La otra persona aún está decidiendo sobre otro archivo. Inténtelo otra vez en un momento.',
  refused: 'Se ha rechazado. Los archivos así pueden hacer daño.',
  broken:
    'El archivo ha llegado dañado y no se ha guardado. Hay que enviarlo otra vez.',
  unreadable:
    'El archivo ya no se puede leer. Quizá se ha movido o modificado.',
  unsaved:
    'No se ha podido guardar el archivo. Quizá no haya espacio suficiente.',
  gone: 'Este archivo ya no se está enviando. Hay que enviarlo otra vez.',
  problems: {
    empty: 'Este archivo está vacío.',
    'too-large': 'Este archivo es demasiado grande. El máximo es 100 MB.',
    kind: 'Los archivos así pueden hacer daño, por eso no se envían nunca. Guárdelo como PDF o hágale una foto.',
    content:
      'El contenido de este archivo no corresponde a su nombre, por eso no se envía nunca. Guárdelo como PDF o hágale una foto.',
    unreadable: 'No se puede leer. ¿Es una carpeta?',
    'no-connection':
      'No se ha enviado. Ahora mismo no hay conexión. Inténtelo otra vez cuando vuelva.',
    'one-at-a-time': 'Un archivo cada vez. Espere a que termine el primero.',
    'too-many': 'Son muchos archivos. Espere un minuto y vuelva a intentarlo.',
    older:
      'La otra página es una versión anterior que no puede recibir archivos. Hay que cerrarla y abrir el enlace otra vez.',
  },
}
