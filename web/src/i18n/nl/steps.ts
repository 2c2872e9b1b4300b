import type { Texts } from 'src/i18n/Texts'

export const steps: Texts['steps'] = {
  phrases: {
    'click-here': 'Klik hier',
    'double-click-here': 'Dubbelklik hier',
    'right-click-here': 'Klik hier met rechts',
    'type-here': 'Typ hier',
    'press-enter': 'Druk op Enter',
    'scroll-down': 'Scrol naar beneden',
    'wait-until-done': 'Wacht tot het klaar is',
    'close-window': 'Sluit dit venster',
  },

  heading: 'Stappen',
  empty:
    'Kies ‘Nummeren’ en klik op het beeld. Elk nummer wordt een stap die de ander kan volgen, één voor één.',
  full: (most: number) => `Er kunnen niet meer dan ${most} stappen zijn.`,
  list: 'Alle stappen',
  noWords: 'Nog zonder tekst',
  words: (number: number) => `Wat te doen bij stap ${number}`,
  ownWords: 'Uw eigen woorden',
  ownWordsHint:
    'De ander leest de kant-en-klare zinnen in de eigen taal, en die van u zoals u ze schrijft.',
  useWords: 'Gebruiken',
  up: (number: number) => `Stap ${number} omhoog`,
  down: (number: number) => `Stap ${number} omlaag`,
  remove: (number: number) => `Stap ${number} verwijderen`,
  removed: 'De stap is verwijderd.',
  putBack: 'Terugzetten',
  placeAgain: 'Opnieuw aanwijzen',
  placing: (number: number) =>
    `Klik nu in het beeld op de plek van stap ${number}.`,
  cancel: 'Annuleren',
  showThem: 'Deze stap laten zien',
  here: 'De ander is hier',
  done: 'Klaar',
  notFound: 'Kan het niet vinden',
  noPicture:
    'Van deze stap is er geen afbeelding. Wijs opnieuw aan om er een te maken.',

  step: (number: number, count: number) => `Stap ${number} van ${count}`,
  picture: 'Afbeelding van de plek',
  noPictureHere: 'Van deze stap is er geen afbeelding.',
  told: 'Uw helper weet nu dat u het niet kunt vinden.',
  back: 'Vorige stap',
  next: 'Volgende stap',
  finished: 'Dat was de laatste stap. Goed gedaan!',
}
