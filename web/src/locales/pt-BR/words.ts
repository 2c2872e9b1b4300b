import type { Texts } from 'src/locales/Texts'

export const words: Texts['words'] = {
  heading: 'Alguém leu quatro palavras para você?',
  label: 'As quatro palavras',
  example: 'Por exemplo: lamp cloud piano tree',
  complete: 'Completar a palavra',
  didYouMean: 'Você quis dizer isto?',
  notFour: 'São quatro palavras. Peça para lerem todas de novo.',
  tooOften:
    'Deu errado vezes demais. Espere dez minutos ou peça para enviarem o link.',
  go: 'Continuar',
  unknown: (word: string) =>
    `Não conhecemos a palavra “${word}”. Peça para soletrarem.`,
}
