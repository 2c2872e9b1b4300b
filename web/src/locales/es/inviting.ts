import type { Texts } from 'src/locales/Texts'

export const inviting: Texts['inviting'] = {
  preparing: 'Preparando su enlace',
  linkLabel: 'Enlace para enviar',
  copy: 'Copiar el enlace',
  copied: 'Copiado',
  share: 'Enviar el enlace…',
  shareText:
    'Basta con abrir este enlace y pulsar el botón, y veré la pantalla:',
  words: '¿Están al teléfono? Léale esto en voz alta:',
  qrHeading: 'O que escanee esto',
  qrLabel: 'Código QR del enlace',
}
