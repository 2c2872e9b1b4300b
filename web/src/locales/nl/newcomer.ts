import type { Texts } from 'src/locales/Texts'

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
}
