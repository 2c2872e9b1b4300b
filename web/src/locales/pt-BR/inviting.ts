import type { Texts } from 'src/locales/Texts'

export const inviting: Texts['inviting'] = {
  preparing: 'Preparando o seu link',
  linkLabel: 'Link para enviar',
  copy: 'Copiar link',
  copied: 'Copiado',
  share: 'Enviar o link…',
  qrHeading: 'Ou peça para escanear isto',
  qrLabel: 'Código QR do link',
  moreWays: 'Outras formas de enviar',
  waysText: 'A mensagem já vem pronta. Nada é enviado até você enviar.',
  mail: 'E-mail',
  sms: 'SMS',
  message: {
    sharer: {
      subject: 'Eu ajudo você com o computador',
      text: 'Oi! Abra este link no seu computador e aperte o botão. Aí eu vejo a sua tela e posso ajudar:',
    },
    viewer: {
      subject: 'Você me ajuda com o computador?',
      text: 'Oi! Você me ajuda com o computador? Abra este link e você vê a minha tela assim que eu mostrar:',
    },
  },
  words: (place: string) =>
    `Vocês estão ao telefone? A outra pessoa abre ${place} e digita estas palavras:`,
}
