import { plural } from 'src/i18n/plural'
import type { Texts } from 'src/i18n/Texts'

export const sheets: Texts['sheets'] = {
  keep: 'Bewaar wat we deden',
  keepText:
    'U krijgt een blad met een afbeelding van elke stap, om af te drukken of nog eens te bekijken. Het blijft op deze computer.',
  keepAgain: 'Bewaar ook de nieuwe stappen',
  kept: 'Het blad is bewaard op deze computer. Op deze site vindt u het onder ‘Mijn bladen’.',
  full: 'Er is geen ruimte meer op deze computer, dus het blad is niet bewaard. U kunt het wel afdrukken of als bestand opslaan.',
  denied:
    'Deze browser laat ons het blad niet bewaren. U kunt het wel afdrukken of als bestand opslaan.',
  name: 'Naam van het blad',
  useName: 'Deze naam gebruiken',
  usualName: (date: string) => `Wat we op ${date} deden`,
  print: 'Afdrukken',
  saveFile: 'Opslaan als bestand',

  with: (name: string, date: string) => `Met ${name} op ${date}`,
  made: (date: string) => `Gemaakt op ${date}`,
  map: 'Waar het op het scherm is',
  footer: 'De volgende keer kan uw scherm er iets anders uitzien.',

  suggest: 'Voorstellen om te bewaren',
  suggestText:
    'De ander krijgt een blad met een afbeelding van elke stap, om af te drukken of nog eens te bekijken.',
  suggested: 'De ander ziet er nu een knop voor.',
  theyKept: 'De ander heeft het blad bewaard.',
  theyDeclined: 'De ander wil het nu niet bewaren.',
  suggestion: 'Uw helper stelt voor om deze stappen als blad te bewaren.',
  suggestionBy: (name: string) =>
    `${name} stelt voor om deze stappen als blad te bewaren.`,
  notNow: 'Nu niet',

  leaveOut: 'Deze afbeelding weglaten',
  askCopy: 'Om een kopie vragen',
  copyAsked: 'We vragen het de ander.',
  copyComing: 'De ander vindt het goed. De kopie komt eraan.',
  copyHere: 'U hebt een kopie. Op deze site vindt u die onder ‘Mijn bladen’.',
  copyDeclined: 'De ander geeft liever geen kopie.',
  copyFailed:
    'De kopie is niet aangekomen, of deze browser laat ons die niet bewaren.',
  copyWish:
    'Uw helper wil graag een kopie van het blad, met de afbeeldingen van uw scherm.',
  copyWishBy: (name: string) =>
    `${name} wil graag een kopie van het blad, met de afbeeldingen van uw scherm.`,
  giveCopy: 'Kopie sturen',
  copyGiven: 'Uw helper krijgt een kopie van het blad.',

  title: 'Mijn bladen',
  introduction:
    'Wat u met hulp hebt gedaan, stap voor stap. De bladen staan op deze computer. Wij hebben er geen kopie van.',
  none: 'Er zijn nog geen bladen. Als iemand u stappen laat zien, druk dan op ‘Bewaar wat we deden’.',
  unavailable:
    'Deze browser laat deze site niets bewaren, dus hier zijn geen bladen.',
  gone: 'Dit blad staat niet op deze computer, of het is niet te lezen.',
  stepCount: (count: number) =>
    plural('nl', count, { one: `${count} stap`, other: `${count} stappen` }),
  room: (size: string) => `Ze nemen ${size} in op deze computer.`,
  all: 'Alle bladen',
  readAloud: 'Lees het voor',
  stopReading: 'Stop met voorlezen',
  rename: 'Naam wijzigen',
  remove: 'Dit blad verwijderen',
  removed: (name: string) => `‘${name}’ is verwijderd.`,
  undo: 'Ongedaan maken',
  removeAll: 'Alle bladen verwijderen',
  removeAllQuestion: 'Alles verwijderen? Dat kan niet ongedaan worden gemaakt.',
  removeAllYes: 'Ja, alles verwijderen',
  removeAllNo: 'Nee, bewaren',
  removedAll: 'Alle bladen zijn verwijderd.',
  view: 'Het blad',
}
