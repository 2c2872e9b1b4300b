import type { Texts } from 'src/i18n/Texts'

export const words: Texts['words'] = {
  heading: '¿Le han leído cuatro palabras?',
  label: 'Escriba las cuatro palabras',
  example: 'Por ejemplo: lamp cloud piano tree',
  complete: 'Sugerencias',
  didYouMean: '¿Quería decir una de estas?',
  notFour: 'Hacen falta las cuatro palabras. Pida que se las lean otra vez.',
  nothing:
    'Ahí no hemos encontrado nuestro enlace ni las cuatro palabras. Pegue el mensaje entero o escriba solo las cuatro palabras.',
  tooOften:
    'Son demasiados intentos. Espere diez minutos o pida que le envíen el enlace.',
  go: 'Continuar',
  unknown: (word: string) =>
    `«${word}» no está en nuestra lista de palabras. Pida que se la deletreen.`,
  oldLink:
    '¿La persona que le ayuda ya tiene abierta su página? Entonces puede que este enlace sea antiguo. Pida un enlace nuevo o escriba las cuatro palabras que aparecen en esa página.',
}
