import type { Texts } from 'src/locales/Texts'

export const inviting: Texts['inviting'] = {
  preparing: 'Ihr Link wird vorbereitet',
  linkLabel: 'Link zum Verschicken',
  copy: 'Link kopieren',
  copied: 'Kopiert',
  share: 'Link verschicken\u00a0…',
  shareText:
    'Bitte diesen Link öffnen und auf den Knopf drücken, dann sehe ich den Bildschirm:',
  words: 'Sie telefonieren gerade? Lesen Sie das vor:',
  qrHeading: 'Oder lassen Sie das hier scannen',
  qrLabel: 'QR-Code des Links',
}
