import type { Texts } from 'src/locales/Texts'

export const panel: Texts['panel'] = {
  title: 'Aanwijzingen voor u',
  sees: 'Uw helper ziet uw scherm.',
  seesBy: (name: string) => `${name} ziet uw scherm.`,
  limits: 'Uw helper kan dingen aanwijzen, maar niet klikken of typen.',
  idle: 'Als uw helper iets aanwijst, ziet u het hier.',
  shows: 'Uw helper wijst iets aan',
  showsBy: (name: string) => `${name} wijst iets aan`,
  place: {
    upperLeft: 'Kijk linksboven',
    top: 'Kijk bovenaan',
    upperRight: 'Kijk rechtsboven',
    left: 'Kijk links',
    middle: 'Kijk in het midden',
    right: 'Kijk rechts',
    lowerLeft: 'Kijk linksonder',
    bottom: 'Kijk onderaan',
    lowerRight: 'Kijk rechtsonder',
  },
  closeUp: 'De plek, vergroot',
  map: 'Uw scherm in het klein',
  bigger: 'Grotere letters',
  open: 'Hulpvenster openen',
  openText: 'Het blijft altijd bovenop staan en laat zien waar u moet kijken.',
  keepOnTop: 'Altijd zichtbaar houden',
}
