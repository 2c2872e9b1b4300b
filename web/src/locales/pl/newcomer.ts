import type { Texts } from 'src/locales/Texts'

export const newcomer: Texts['newcomer'] = {
  heading: 'Ktoś inny otworzył ten link',
  atSharer:
    'Może to osoba, która pomaga, na innym urządzeniu, a może ktoś nieznajomy. Bez zgody nikt nic nie zobaczy.',
  admitAtSharer: 'Pokaż mój ekran',
  refuseAtSharer: 'Nie pokazuj',
  atViewer:
    'Ta osoba chce pokazać swój ekran. Ktoś, komu właśnie pomagano, może jeszcze wrócić.',
  admitAtViewer: 'Zobacz ten ekran',
  refuseAtViewer: 'Czekaj dalej',
  turnAway: 'Czekam na kogoś innego',
}
