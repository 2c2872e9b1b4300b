import { plural } from 'src/i18n/plural'
import type { Texts } from 'src/i18n/Texts'

export const talking: Texts['talking'] = {
  phrases: {
    'click-here': 'Clic aquí',
    'double-click-here': 'Doble clic aquí',
    'scroll-down': 'Bajar por la página',
    'scroll-up': 'Subir por la página',
    'press-enter': 'Pulsar Intro',
    'close-window': 'Cerrar esta ventana',
    'read-aloud': 'Leer en voz alta lo que dice',
    wait: 'Un momento',
    'well-done': '¡Eso es!',
  },
  answers: {
    done: 'Hecho',
    again: 'Otra vez',
    'not-seen': 'No lo encuentro',
  },

  tooMany:
    'No se ha enviado. Los mensajes iban demasiado seguidos. Espere un momento e inténtelo otra vez.',
  noConnection:
    'No se ha enviado. Ahora mismo no hay conexión. Inténtelo otra vez cuando vuelva.',
  send: 'Enviar',
  copy: 'Copiar',
  copied: 'Copiado',
  you: 'Usted',

  write: 'Mensaje',
  unread: (count: number) =>
    plural('es', count, {
      one: `(${count} nuevo)`,
      many: `(${count} nuevos)`,
      other: `(${count} nuevos)`,
    }),
  heading: 'Mensajes',
  close: 'Cerrar',
  sentences: 'Mensajes rápidos',
  field: 'Su mensaje',
  fieldHint: 'La otra persona lo ve en letras grandes y puede responder.',
  asLink: 'Enviar como enlace',
  asCopy: 'Enviar texto para copiar',
  noLink: 'Eso no es un enlace. Un enlace es así: https://example.org',
  said: 'Mensajes hasta ahora',
  they: 'La otra persona',
  theyAnswer: 'La otra persona responde:',
  theyWrite: 'La otra persona escribe:',

  from: 'La persona que le ayuda dice',
  fromName: (name: string) => `${name} dice`,
  helper: 'La persona que le ayuda',
  openLink: 'Abrir este enlace',
  linkNote: 'Se abre en una pestaña nueva. No se abre nada sin su clic.',
  scamWarning:
    'Cuidado. Los estafadores suelen pedir esto. No instale nunca un programa, no compre tarjetas regalo ni lea un código en voz alta porque alguien se lo diga por teléfono.',
  readAloud: 'Leer en voz alta',
  readAll: 'Leer siempre los mensajes',
  answer: 'Su respuesta',
  answerSent: 'Enviada a la persona que le ayuda.',
  writeBack: 'Escribir una respuesta',
  ownField: 'Su mensaje',
  ownSent: 'Enviado a la persona que le ayuda.',
  earlier: 'Mensajes anteriores',

  talkShort: 'Hablar',
  talk: 'Hablar por el micrófono',
  talkBack: 'Responder de viva voz',
  stopTalking: 'Dejar de hablar',
  talkHint:
    'Solo hace falta si no están ya hablando por teléfono. Su navegador pedirá usar el micrófono.',
  asking: 'Su navegador pide usar el micrófono. Haga clic en «Permitir».',
  on: 'Su micrófono está encendido. Ya se le oye.',
  muted: 'Su micrófono está apagado. Nadie le oye.',
  interrupted:
    'Algo está usando su micrófono, quizá una llamada. No le oirán hasta que termine.',
  mute: 'Apagar el micrófono',
  unmute: 'Encender el micrófono',
  otherOn: 'Puede oír a la otra persona',
  otherMuted: 'La otra persona ha apagado el micrófono',
  helperOn: 'Puede oír a la persona que le ayuda',
  nameOn: (name: string) => `Puede oír a ${name}`,
  microphone: 'Micrófono',
  hear: 'Activar el sonido',
  voiceTrouble: {
    refused:
      'Su navegador bloquea el micrófono. Haga clic en el pequeño símbolo junto a la dirección de esta página, permita el micrófono y pulse otra vez el botón. La pantalla se sigue mostrando.',
    missing:
      'No encontramos ningún micrófono. Conecte un micrófono o unos auriculares con micrófono y pulse otra vez el botón. La pantalla se sigue mostrando.',
    busy: 'Otro programa está usando el micrófono. Ciérrelo y pulse otra vez el botón. La pantalla se sigue mostrando.',
  },
  screenSoundOff:
    'Mientras la persona que le ayuda habla con usted, el sonido de su ordenador no se envía, para que no haya eco.',
}
