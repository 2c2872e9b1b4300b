import type { Texts } from 'src/locales/Texts'

export const panel: Texts['panel'] = {
  title: 'Wskazówki',
  sees: 'Osoba, która pomaga, widzi ten ekran.',
  seesBy: (name: string) => `${name} widzi ten ekran.`,
  limits: 'Może coś wskazać. Nie może klikać ani pisać.',
  idle: 'Gdy coś wskaże, będzie to widać tutaj.',
  shows: 'Osoba, która pomaga, coś wskazuje',
  showsBy: (name: string) => `${name} coś wskazuje`,
  place: {
    upperLeft: 'u góry po lewej',
    top: 'u góry',
    upperRight: 'u góry po prawej',
    left: 'po lewej',
    middle: 'na środku',
    right: 'po prawej',
    lowerLeft: 'na dole po lewej',
    bottom: 'na dole',
    lowerRight: 'na dole po prawej',
  },
  closeUp: 'To miejsce w powiększeniu',
  map: 'Wszystko, co jest pokazywane, w pomniejszeniu',
  bigger: 'Większy tekst',
  open: 'Otwórz okno pomocy',
  openText: 'Jest zawsze na wierzchu i pokazuje, gdzie patrzeć.',
  keepOnTop: 'Trzymaj na wierzchu',
}
