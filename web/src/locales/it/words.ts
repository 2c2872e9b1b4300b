import type { Texts } from 'src/locales/Texts'

export const words: Texts['words'] = {
  heading: 'Le hanno letto quattro parole?',
  label: 'Le quattro parole',
  example: 'Per esempio: lamp cloud piano tree',
  complete: 'Completa la parola',
  didYouMean: 'Intendeva questo?',
  notFour: 'Le parole sono quattro. Se le faccia rileggere tutte.',
  tooOften:
    'Era sbagliato troppe volte. Aspetti dieci minuti, oppure si faccia inviare il link.',
  go: 'Continua',
  unknown: (word: string) =>
    `Non conosciamo la parola «${word}». Se la faccia dire lettera per lettera.`,
}
