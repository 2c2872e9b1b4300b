import type { Texts } from 'src/i18n/Texts'

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

  strangerHeading: 'Ktoś chce pokazać swój ekran',
  strangerText:
    'Nie wiadomo, czy ta osoba ma ten link. Czy przed chwilą podano komuś te cztery słowa?',
  refuseStranger: 'Nie teraz',
  strangerWaits:
    'Wszystko zacznie się, gdy ta osoba zgodzi się na swojej stronie.',

  doubtHeading: 'Czy to osoba, która pomaga?',
  doubtText: 'Ktoś przyszedł bez tego linku. Bez zgody nikt nic nie zobaczy.',
  compare:
    'Proszę zapytać o dwa słowa, które tam widać. Muszą być takie same jak te:',
  yourWords: 'Jeśli ktoś zapyta o dwa słowa, to są te:',
}
