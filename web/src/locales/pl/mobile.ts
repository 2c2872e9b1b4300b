import type { Texts } from 'src/locales/Texts'

export const mobile: Texts['mobile'] = {
  title: 'Pokazywanie ekranu z telefonu',
  heading: 'Aby pokazać ekran, potrzebny jest komputer',
  reason:
    'Na telefonach i tabletach strona internetowa nie może jeszcze pokazać ekranu. Wkrótce będzie to możliwe.',
  stepsHeading: 'Co można zrobić teraz',
  steps: [
    'Otworzyć ten sam link na komputerze, w przeglądarce Chrome, Edge, Firefox lub Safari.',
    'Do oglądania cudzego ekranu ten telefon lub tablet w zupełności wystarczy.',
  ],
}
