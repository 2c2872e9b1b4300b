import type { Texts } from 'src/i18n/Texts'

export const inviting: Texts['inviting'] = {
  preparing: 'Preparando su enlace…',
  linkLabel: 'Enlace para enviar',
  copy: 'Copiar el enlace',
  copied: 'Enlace copiado. Ahora péguelo en un mensaje.',
  notCopied:
    'Su navegador no ha permitido copiarlo. El enlace está seleccionado: haga clic derecho en él, o manténgalo pulsado, y elija «Copiar».',
  share: 'Enviar el enlace…',
  qrHeading: 'O pida que escaneen este código',
  qrLabel: 'Código QR del enlace',
  moreWays: 'Otras formas de enviarlo',
  waysText:
    'El mensaje ya está escrito. No sale nada hasta que usted pulse Enviar.',
  mail: 'Correo electrónico',
  sms: 'SMS',
  message: {
    sharer: {
      subject: 'Te ayudo con el ordenador',
      text: '¡Hola! Abre este enlace en tu ordenador y pulsa el botón grande. Así podré ver tu pantalla y ayudarte:',
    },
    viewer: {
      subject: '¿Me ayudas con el ordenador?',
      text: '¡Hola! ¿Me ayudas con el ordenador? Abre este enlace y verás mi pantalla en cuanto la muestre:',
    },
  },
  words: (place: string) =>
    `¿Están al teléfono? La otra persona abre ${place} y escribe estas cuatro palabras:`,
}
