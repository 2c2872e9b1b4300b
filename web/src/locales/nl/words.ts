import type { Texts } from 'src/locales/Texts'

export const words: Texts['words'] = {
  heading: 'Heeft iemand u vier woorden voorgelezen?',
  label: 'De vier woorden',
  example: 'Bijvoorbeeld: lamp cloud piano tree',
  complete: 'Het woord aanvullen',
  didYouMean: 'Bedoelt u dit?',
  notFour:
    'Het zijn vier woorden. Vraag of de ander ze allemaal nog eens wil voorlezen.',
  tooOften:
    'Het ging te vaak mis. Wacht tien minuten, of vraag of de ander u de link stuurt.',
  go: 'Verder',
  unknown: (word: string) =>
    `Het woord ‘${word}’ kennen we niet. Vraag of de ander het wil spellen.`,
}
