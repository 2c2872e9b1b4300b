import type { Texts } from 'src/locales/Texts'

export const pointing: Texts['pointing'] = {
  tools: 'Co robi kliknięcie w obraz',
  point: 'Wskazywanie',
  draw: 'Rysowanie',
  number: 'Numerowanie',
  undo: 'Cofnij',
  clear: 'Usuń wszystko',

  keys: {
    point:
      'Kliknięcie lub przeciągnięcie po obrazie pokazuje tam drugiej osobie strzałkę. Klawisze: strzałki przesuwają krzyżyk, Enter wskazuje.',
    draw: 'Przeciągnięcie po obrazie rysuje linię. Klawisze: strzałki przesuwają krzyżyk, Enter zaczyna i kończy linię.',
    number:
      'Kliknięcia w obraz numerują kroki: 1, 2, 3. Klawisze: strzałki przesuwają krzyżyk, Enter stawia numer.',
  },
  moreKeys:
    'Z klawiszem Shift dokładniej, Ctrl+Z cofa, Esc wraca do przesuwania obrazu. Kółko, dwa palce, + i − powiększają i zmniejszają.',

  sent: 'Wysłano',
  seen: 'Druga osoba widzi, co wskazujesz',

  cross: (place) => `Krzyżyk: ${place}`,
  drawing: (place) => `Linia: ${place}`,
  places: {
    'top-left': 'u góry po lewej',
    'top-center': 'u góry na środku',
    'top-right': 'u góry po prawej',
    'middle-left': 'po lewej',
    'middle-center': 'na środku',
    'middle-right': 'po prawej',
    'bottom-left': 'na dole po lewej',
    'bottom-center': 'na dole na środku',
    'bottom-right': 'na dole po prawej',
  },
}
