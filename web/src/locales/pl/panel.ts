import type { Texts } from 'src/locales/Texts'

export const panel: Texts['panel'] = {
  title: 'Wskazówki od osoby, która pomaga',
  sees: 'Osoba, która pomaga, widzi ten ekran.',
  seesBy: (name: string) => `${name} widzi ten ekran.`,
  limits: 'Ta osoba może coś wskazać, ale nie może klikać ani pisać.',
  idle: 'Gdy osoba, która pomaga, coś wskaże, będzie to widać tutaj.',
  shows: 'Osoba, która pomaga, coś wskazuje',
  showsBy: (name: string) => `${name} coś wskazuje`,
  place: {
    upperLeft: 'Proszę spojrzeć w lewy górny róg',
    top: 'Proszę spojrzeć u góry',
    upperRight: 'Proszę spojrzeć w prawy górny róg',
    left: 'Proszę spojrzeć po lewej',
    middle: 'Proszę spojrzeć na środek',
    right: 'Proszę spojrzeć po prawej',
    lowerLeft: 'Proszę spojrzeć w lewy dolny róg',
    bottom: 'Proszę spojrzeć na dole',
    lowerRight: 'Proszę spojrzeć w prawy dolny róg',
  },
  closeUp: 'To miejsce w powiększeniu',
  map: 'Miniatura całego ekranu',
  bigger: 'Większy tekst',
  open: 'Otwórz okno pomocy',
  openText: 'Jest zawsze na wierzchu i pokazuje, gdzie patrzeć.',
  keepOnTop: 'Trzymaj na wierzchu',
}
