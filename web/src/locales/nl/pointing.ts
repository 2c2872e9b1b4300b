import type { Texts } from 'src/locales/Texts'

export const pointing: Texts['pointing'] = {
  tools: 'Wat een klik op het beeld doet',
  point: 'Aanwijzen',
  draw: 'Tekenen',
  number: 'Nummeren',
  undo: 'Ongedaan maken',
  clear: 'Alles wissen',

  keys: {
    point:
      'Klik of sleep op het beeld: de ander ziet daar een pijl. Met toetsen: de pijltjes verplaatsen een kruis, Enter wijst aan.',
    draw: 'Sleep over het beeld om een lijn te tekenen. Met toetsen: de pijltjes verplaatsen een kruis, Enter begint en beëindigt de lijn.',
    number:
      'Klik op het beeld om de stappen te nummeren: 1, 2, 3. Met toetsen: de pijltjes verplaatsen een kruis, Enter zet het nummer neer.',
  },
  moreKeys:
    'Met Shift gaat het fijner, Ctrl+Z maakt ongedaan, Esc gaat terug naar verschuiven. Muiswiel, twee vingers, + en − vergroten en verkleinen.',

  sent: 'Verstuurd',
  seen: 'De ander ziet wat u aanwijst',

  cross: (place) => `Kruis: ${place}`,
  drawing: (place) => `Lijn: ${place}`,
  places: {
    'top-left': 'linksboven',
    'top-center': 'boven in het midden',
    'top-right': 'rechtsboven',
    'middle-left': 'links',
    'middle-center': 'in het midden',
    'middle-right': 'rechts',
    'bottom-left': 'linksonder',
    'bottom-center': 'onder in het midden',
    'bottom-right': 'rechtsonder',
  },
}
