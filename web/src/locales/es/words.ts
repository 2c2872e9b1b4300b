import type { Texts } from 'src/locales/Texts'

export const words: Texts['words'] = {
  heading: '¿Le han leído cuatro palabras?',
  label: 'Las cuatro palabras',
  example: 'Por ejemplo: lamp cloud piano tree',
  complete: 'Completar la palabra',
  didYouMean: '¿Quería decir esto?',
  notFour: 'Son cuatro palabras. Pida que se las lean todas otra vez.',
  tooOften:
    'Ha fallado demasiadas veces. Espere diez minutos o pida que le envíen el enlace.',
  go: 'Continuar',
  unknown: (word: string) =>
    `No conocemos la palabra «${word}». Pida que se la deletreen.`,
}
