import type { Texts } from 'src/locales/Texts'

export const inviting: Texts['inviting'] = {
  preparing: 'Preparando o seu link',
  linkLabel: 'Link para enviar',
  copy: 'Copiar link',
  copied: 'Copiado',
  share: 'Enviar o link…',
  shareText: 'É só abrir este link e apertar o botão, e eu vejo a tela:',
  words: 'Vocês estão ao telefone? Leia isto em voz alta:',
  qrHeading: 'Ou peça para escanear isto',
  qrLabel: 'Código QR do link',
}
