import type { Texts } from 'src/i18n/Texts'

export const pointing: Texts['pointing'] = {
  tools: 'Narzędzia do wskazywania',
  point: 'Wskazywanie',
  draw: 'Rysowanie',
  number: 'Numerowanie',
  undo: 'Cofnij',
  clear: 'Usuń wszystko',

  keys: {
    point:
      'Kliknięcie lub przeciągnięcie pokazuje tam drugiej osobie strzałkę. Klawisze: strzałki przesuwają krzyżyk, Enter wskazuje.',
    draw: 'Przeciągnięcie rysuje linię. Klawisze: strzałki przesuwają krzyżyk, Enter zaczyna i kończy linię.',
    number:
      'Kolejne kliknięcia numerują kroki: 1, 2, 3. Klawisze: strzałki przesuwają krzyżyk, Enter stawia numer.',
  },
  moreKeys:
    'Z klawiszem Shift kroki są mniejsze. Ctrl+Z cofa. Esc wraca do przesuwania obrazu. Kółko myszy, dwa palce albo + i − powiększają i zmniejszają.',

  sent: 'Wysłano',
  seen: 'Druga osoba widzi wskazane miejsce',

  cross: (place: string) => `Krzyżyk: ${place}`,
  drawing: (place: string) => `Linia: ${place}`,
  places: {
    upperLeft: 'u góry po lewej',
    top: 'u góry na środku',
    upperRight: 'u góry po prawej',
    left: 'po lewej',
    middle: 'na środku',
    right: 'po prawej',
    lowerLeft: 'na dole po lewej',
    bottom: 'na dole na środku',
    lowerRight: 'na dole po prawej',
  },
}
