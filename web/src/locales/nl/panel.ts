import type { Texts } from 'src/locales/Texts'

export const panel: Texts['panel'] = {
  title: 'Aanwijzingen voor u',
  sees: 'Uw helper ziet uw scherm.',
  seesBy: (name: string) => `${name} ziet uw scherm.`,
  limits: 'Aanwijzen kan wel. Klikken of typen kan niet.',
  idle: 'Als uw helper iets aanwijst, ziet u het hier.',
  shows: 'Uw helper wijst iets aan',
  showsBy: (name: string) => `${name} wijst iets aan`,
  place: {
    upperLeft: 'linksboven',
    top: 'bovenaan',
    upperRight: 'rechtsboven',
    left: 'links',
    middle: 'in het midden',
    right: 'rechts',
    lowerLeft: 'linksonder',
    bottom: 'onderaan',
    lowerRight: 'rechtsonder',
  },
  closeUp: 'De plek, vergroot',
  map: 'Alles wat u laat zien, klein',
  bigger: 'Grotere letters',
  open: 'Hulpvenster openen',
  openText: 'Het blijft altijd zichtbaar en laat zien waar u moet kijken.',
  keepOnTop: 'Altijd zichtbaar houden',
}
