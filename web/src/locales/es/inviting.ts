import type { Texts } from 'src/locales/Texts'

export const inviting: Texts['inviting'] = {
  preparing: 'Preparando su enlace',
  linkLabel: 'Enlace para enviar',
  copy: 'Copiar el enlace',
  copied: 'Copiado',
  share: 'Enviar el enlace…',
  qrHeading: 'O que escanee esto',
  qrLabel: 'Código QR del enlace',
  moreWays: 'Otras formas de enviarlo',
  waysText:
    'El mensaje ya está preparado. No se envía nada hasta que usted lo envíe.',
  mail: 'Correo electrónico',
  sms: 'SMS',
  message: {
    sharer: {
      subject: 'Te ayudo con el ordenador',
      text: '¡Hola! Abre este enlace en tu ordenador y pulsa el botón. Así veo tu pantalla y puedo ayudarte:',
    },
    viewer: {
      subject: '¿Me ayudas con el ordenador?',
      text: '¡Hola! ¿Me ayudas con el ordenador? Abre este enlace y verás mi pantalla en cuanto la muestre:',
    },
  },
  words: (place: string) =>
    `¿Están al teléfono? La otra persona abre ${place} y escribe estas palabras:`,
}
