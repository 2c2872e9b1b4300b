import type { Texts } from 'src/i18n/Texts'

export const mobile: Texts['mobile'] = {
  title: 'Pokazywanie ekranu z telefonu',
  heading: 'Aby pokazać ekran, potrzebny jest komputer',
  reason:
    'Na telefonach i tabletach strona internetowa nie może pokazać ekranu.',
  onComputer: (place: string) =>
    `Na komputerze proszę otworzyć ${place} i wpisać te cztery słowa:`,
  onComputerOwn: (place: string) => `Na komputerze proszę otworzyć ${place}.`,
  toSee: 'Na tym telefonie lub tablecie można oglądać cudzy ekran.',

  sendHeading: 'Wyślij link na komputer',
  send: 'Wyślij link…',
  mail: 'Wyślij do siebie e-mailem',
  sendMessage:
    'Proszę otworzyć ten link na komputerze, aby pokazać jego ekran:',
  cameraHeading: 'Albo pokazać to kamerą',
  cameraText: 'Osoba, która pomaga, zobaczy to, co widzi kamera.',
  cameraAction: 'Użyj kamery',

  camera: {
    heading: 'Pokazywanie kamerą',
    whatHappens:
      'Osoba, która pomaga, zobaczy to, co widzi kamera, ale nic nie usłyszy. Można przestać w każdej chwili.',
    action: 'Pokaż obraz z kamery',
    afterwards:
      'Potem przeglądarka zapyta o kamerę. Proszę nacisnąć „Pozwól” lub „Zezwalaj”.',
    stopped: 'Pokazywanie zakończone. Nikt już nic nie widzi.',
    choosingHeading: 'Zgoda na kamerę',
    choosingSteps: [
      'Przeglądarka pyta, czy ta strona może używać kamery.',
      'Proszę nacisnąć „Pozwól” lub „Zezwalaj”.',
    ],
    sharing: 'Obraz z kamery jest pokazywany',
    stop: 'Wyłącz kamerę',
    hide: 'Ukryj obraz',
    hidden: 'Kamera jest ukryta',
    hiddenText:
      'Osoba, która pomaga, nic nie widzi, dopóki obraz nie zostanie znowu pokazany.',
    show: 'Pokaż znowu obraz',
  },
  preview: 'To, co widzi kamera',
}
