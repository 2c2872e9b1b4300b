import type { Texts } from 'src/i18n/Texts'

export const words: Texts['words'] = {
  heading: 'Heeft iemand u vier woorden voorgelezen?',
  label: 'Typ de vier woorden',
  example: 'Bijvoorbeeld: lamp cloud piano tree',
  complete: 'Suggesties',
  didYouMean: 'Bedoelt u een van deze?',
  notFour:
    'Alle vier de woorden zijn nodig. Vraag of de ander ze nog eens wil voorlezen.',
  nothing:
    'Daarin hebben we onze link of de vier woorden niet gevonden. Plak het hele bericht, of typ alleen de vier woorden.',
  tooOften:
    'Dat waren te veel pogingen. Wacht tien minuten, of vraag of de ander u de link stuurt.',
  go: 'Verder',
  unknown: (word: string) =>
    `‘${word}’ staat niet in onze woordenlijst. Vraag of de ander het woord wil spellen.`,
  oldLink:
    'Is de pagina van uw helper al open? Dan is deze link misschien oud. Vraag om een nieuwe link, of typ de vier woorden die op die pagina staan.',
}
