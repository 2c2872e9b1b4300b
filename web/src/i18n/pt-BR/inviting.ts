import type { Texts } from 'src/i18n/Texts'

export const inviting: Texts['inviting'] = {
  preparing: 'Preparando o seu link…',
  linkLabel: 'Link para enviar',
  copy: 'Copiar link',
  copied: 'Link copiado. Agora cole em uma mensagem.',
  notCopied:
    'O navegador não deixou copiar. O link está selecionado: clique nele com o botão direito, ou segure, e escolha “Copiar”.',
  share: 'Enviar o link…',
  qrHeading: 'Ou peça para a pessoa ler este código com a câmera',
  qrLabel: 'Código QR do link',
  moreWays: 'Outras formas de enviar',
  waysText:
    'Cada uma abre com a mensagem já escrita. Nada sai antes de você tocar em enviar.',
  mail: 'E-mail',
  sms: 'SMS',
  message: {
    sharer: {
      subject: 'Eu ajudo você com o computador',
      text: 'Oi! Abra este link no seu computador e aperte o botão grande. Aí eu consigo ver a sua tela e ajudar:',
    },
    viewer: {
      subject: 'Você me ajuda com o computador?',
      text: 'Oi! Você me ajuda com o computador? Abra este link e você verá a minha tela assim que eu mostrar:',
    },
  },
  words: (place: string) =>
    `Vocês estão ao telefone? Peça para a pessoa abrir ${place} e digitar estas quatro palavras:`,
}
