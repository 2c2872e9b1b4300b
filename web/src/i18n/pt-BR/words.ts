import type { Texts } from 'src/i18n/Texts'

export const words: Texts['words'] = {
  heading: 'Alguém leu quatro palavras para você?',
  label: 'Digite as quatro palavras',
  example: 'Por exemplo: lamp cloud piano tree',
  complete: 'Sugestões',
  didYouMean: 'Você quis dizer uma destas?',
  notFour: 'São quatro palavras. Peça para lerem todas de novo.',
  nothing:
    'Não encontramos nosso link nem as quatro palavras. Cole a mensagem inteira ou digite só as quatro palavras.',
  tooOften:
    'Foram muitas tentativas erradas. Espere dez minutos ou peça para enviarem o link.',
  go: 'Continuar',
  unknown: (word: string) =>
    `“${word}” não é uma das nossas palavras. Peça para soletrarem.`,
  oldLink:
    'A página de quem ajuda você já está aberta? Então este link pode ser antigo. Peça um link novo ou digite as quatro palavras que aparecem naquela página.',
}
