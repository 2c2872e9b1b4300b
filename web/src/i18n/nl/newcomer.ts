import type { Texts } from 'src/i18n/Texts'

export const newcomer: Texts['newcomer'] = {
  heading: 'Iemand anders heeft uw link geopend',
  atSharer:
    'Misschien is het uw helper op een ander apparaat, misschien iemand die u niet kent. Er is niets te zien totdat u ja zegt.',
  admitAtSharer: 'Mijn scherm laten zien',
  refuseAtSharer: 'Niet laten zien',
  atViewer:
    'Deze persoon wil u een scherm laten zien. Wie u aan het helpen was, kan nog terugkomen.',
  admitAtViewer: 'Dat scherm bekijken',
  refuseAtViewer: 'Blijven wachten',
  turnAway: 'Ik verwacht iemand anders',

  strangerHeading: 'Iemand wil u een scherm laten zien',
  strangerText:
    'We kunnen niet zien of deze persoon uw link heeft. Hebt u net uw vier woorden aan iemand voorgelezen?',
  refuseStranger: 'Nu niet',
  strangerWaits: 'Het begint zodra uw helper op de eigen pagina ja zegt.',

  doubtHeading: 'Is dit uw helper?',
  doubtText:
    'Er is iemand gekomen zonder uw link. Er is niets te zien totdat u ja zegt.',
  compare:
    'Vraag naar de twee woorden die daar staan. Het moeten dezelfde zijn als deze:',
  yourWords: 'Als u naar twee woorden wordt gevraagd, zeg dan deze:',
}
