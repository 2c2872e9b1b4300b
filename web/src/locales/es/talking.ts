import type { Texts } from 'src/locales/Texts'

export const talking: Texts['talking'] = {
  phrases: {
    'click-here': 'Haga clic aquí',
    'double-click-here': 'Haga doble clic aquí',
    'scroll-down': 'Baje por la página',
    'scroll-up': 'Suba por la página',
    'press-enter': 'Pulse Intro',
    'close-window': 'Cierre esta ventana',
    'read-aloud': 'Léame lo que pone',
    wait: 'Espere un momento',
    'well-done': 'Muy bien',
  },
  answers: {
    done: 'Hecho',
    again: 'Otra vez',
    'not-seen': 'No lo veo',
  },

  tooMany:
    'No se ha enviado: era mucho de golpe. Espere un momento y envíelo otra vez.',
  noConnection:
    'No se ha enviado: ahora mismo no hay conexión. Envíelo otra vez cuando vuelva.',
  send: 'Enviar',
  copy: 'Copiar',
  copied: 'Copiado',
  you: 'Usted',

  write: 'Escribir',
  unread: (count: number) => `(${count} nuevos)`,
  heading: 'Escribir a la otra persona',
  close: 'Cerrar',
  sentences: 'Decir con un clic',
  field: 'Con sus propias palabras',
  fieldHint: 'Allí se ve en letras grandes y se puede responder.',
  asLink: 'Enviar como enlace',
  asCopy: 'Enviar para copiar',
  noLink: 'Eso no es un enlace. Un enlace es así: https://example.org',
  said: 'Lo que se ha dicho',
  they: 'La otra persona',
  theyAnswer: 'Respuesta:',
  theyWrite: 'Mensaje:',

  from: 'La persona que le ayuda dice',
  fromName: (name: string) => `${name} dice`,
  helper: 'La persona que le ayuda',
  openLink: 'Abrir este enlace',
  linkNote: 'Se abre en una pestaña nueva, y solo si usted lo pulsa.',
  readAloud: 'Leer en voz alta',
  readAll: 'Leer todo en voz alta',
  answer: 'Su respuesta',
  answerSent: 'Su respuesta ha llegado.',
  writeBack: 'Responder por escrito',
  ownField: 'Lo que quiere decir',
  ownSent: 'Enviado. La persona que le ayuda puede leerlo.',
  earlier: 'Lo que se dijo antes',

  talk: 'Hablar con sonido',
  talkBack: 'Responder de viva voz',
  stopTalking: 'Dejar de hablar',
  talkHint:
    'Para cuando no estén ya hablando por teléfono. Su navegador pide entonces el micrófono.',
  asking: 'Su navegador pide el micrófono. Permítalo allí.',
  on: 'A usted se le oye',
  muted: 'Su micrófono está apagado: nadie le oye',
  mute: 'Apagar el micrófono',
  unmute: 'Encender el micrófono',
  otherOn: 'Se oye a la otra persona',
  otherMuted: 'La otra persona ha apagado el micrófono',
  helperOn: 'Se oye a la persona que le ayuda',
  nameOn: (name: string) => `Se oye a ${name}`,
  microphone: 'Micrófono',
  hear: 'Escuchar',
  voiceTrouble: {
    refused:
      'El micrófono no está permitido aquí. Pulse el signo que está junto a la dirección de esta página, permita el micrófono y pulse otra vez el botón. La pantalla se sigue mostrando.',
    missing:
      'No hay ningún micrófono. Conecte uno, o unos auriculares con micrófono, y pulse otra vez el botón. La pantalla se sigue mostrando.',
    busy: 'Otro programa está usando el micrófono. Ciérrelo y pulse otra vez el botón. La pantalla se sigue mostrando.',
  },
  screenSoundOff:
    'Mientras se oye a la persona que le ayuda, el sonido de su pantalla no se envía: habría eco.',
}
