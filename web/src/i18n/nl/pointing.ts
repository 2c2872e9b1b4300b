import type { Texts } from 'src/i18n/Texts'

export const pointing: Texts['pointing'] = {
  tools: 'Gereedschap om aan te wijzen',
  point: 'Aanwijzen',
  draw: 'Tekenen',
  number: 'Nummeren',
  undo: 'Ongedaan maken',
  clear: 'Alles wissen',

  keys: {
    point:
      'Klik of sleep: de ander ziet daar een pijl. Met het toetsenbord: de pijltjestoetsen verplaatsen een kruis, Enter wijst aan.',
    draw: 'Sleep om een lijn te tekenen. Met het toetsenbord: de pijltjestoetsen verplaatsen een kruis, Enter begint en beëindigt de lijn.',
    number:
      'Klik om de stappen te nummeren: 1, 2, 3. Met het toetsenbord: de pijltjestoetsen verplaatsen een kruis, Enter zet het nummer neer.',
  },
  moreKeys:
    'Houd Shift ingedrukt voor kleine stapjes. Ctrl+Z maakt ongedaan. Met Esc verschuift u het beeld weer. Muiswiel, twee vingers, + en − vergroten en verkleinen.',

  sent: 'Verstuurd',
  seen: 'De ander ziet wat u aanwijst',

  cross: (place: string) => `Kruis ${place}`,
  drawing: (place: string) => `Lijn: ${place}`,
  places: {
    upperLeft: 'linksboven',
    top: 'boven in het midden',
    upperRight: 'rechtsboven',
    left: 'links',
    middle: 'in het midden',
    right: 'rechts',
    lowerLeft: 'linksonder',
    bottom: 'onder in het midden',
    lowerRight: 'rechtsonder',
  },
}
