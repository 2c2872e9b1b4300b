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

  sendHeading: 'Wysłać link na komputer',
  sendText:
    'Proszę otworzyć go tam, na przykład w poczcie, i nacisnąć jeden przycisk.',
  send: 'Wyślij link…',
  mail: 'Wyślij pocztą',
  sendMessage:
    'Proszę otworzyć ten link na komputerze, aby pokazać jego ekran:',
  cameraHeading: 'Albo pokazać to aparatem',
  cameraText:
    'Proszę skierować ten telefon lub tablet na drugi ekran, na list albo na urządzenie. Osoba, która pomaga, widzi to, co widzi aparat.',
  cameraAction: 'Użyj aparatu',

  camera: {
    heading: 'Pokazywanie aparatem',
    whatHappens:
      'Osoba, która pomaga, zobaczy to, co widzi aparat, i nic nie usłyszy. Można przestać w każdej chwili.',
    action: 'Pokaż obraz z aparatu',
    afterwards: 'Potem przeglądarka zapyta o aparat. Proszę nacisnąć „Zezwól”.',
    stopped: 'Pokazywanie zakończone. Nikt już nic nie widzi.',
    choosingHeading: 'Zgoda na aparat',
    choosingSteps: [
      'Przeglądarka pyta, czy ta strona może używać aparatu.',
      'Proszę nacisnąć „Zezwól”.',
    ],
    sharing: 'Obraz z aparatu jest pokazywany',
    sharingText:
      'Proszę skierować aparat na to, co ma być widoczne. Proszę zostawić tę stronę otwartą.',
    stop: 'Przestań pokazywać',
    hide: 'Ukryj obraz',
    hidden: 'Aparat jest ukryty',
    hiddenText:
      'Osoba, która pomaga, nic nie widzi, dopóki obraz nie zostanie znowu pokazany.',
    show: 'Pokaż znowu obraz',
  },
  preview: 'To, co widzi aparat',
}
