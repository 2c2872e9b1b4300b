import type { Texts } from 'src/i18n/Texts'

export const trouble: Texts['trouble'] = {
  whatToDo: 'Co zrobić',
  details: 'Dane techniczne dla osoby, która pomaga',
  readOut: 'Jeśli ktoś pomaga przez telefon, proszę to przeczytać na głos:',
  openSettings: 'Otwórz ustawienia',
  openInChrome: 'Otwórz w Chrome',
  openSecure: 'Otwórz bezpieczną stronę',
  copyLink: 'Kopiuj ten link',
  copied: 'Skopiowano',

  system: {
    mac: [
      'Proszę nacisnąć poniżej „Otwórz ustawienia”.',
      'Proszę znaleźć na liście swoją przeglądarkę i włączyć przełącznik obok jej nazwy.',
      'Jeśli Mac zapyta, proszę kliknąć „Zakończ i otwórz ponownie”.',
      'Proszę otworzyć ten sam link jeszcze raz i nacisnąć przycisk.',
    ],
    windows: [
      'Proszę nacisnąć poniżej „Otwórz ustawienia”.',
      'Proszę włączyć przełączniki, które pozwalają aplikacjom i przeglądarce robić zrzuty ekranu.',
      'Proszę wrócić na tę stronę i znowu nacisnąć przycisk.',
    ],
    other: [
      'Być może komputer pyta o udostępnianie ekranu. Jeśli tak, proszę na to pozwolić.',
      'Jeśli nie, proszę zamknąć przeglądarkę, otworzyć ją ponownie i wrócić do tego samego linku.',
    ],
  },
  refused: [
    'Proszę kliknąć małą ikonę obok adresu, u góry przeglądarki.',
    'Proszę znaleźć udostępnianie ekranu i ustawić „Pytaj” lub „Zezwalaj”.',
    'Potem proszę nacisnąć przycisk poniżej.',
  ],
  refusedByFirefox: [
    'Proszę odświeżyć tę stronę: nacisnąć F5 albo okrągłą strzałkę u góry przeglądarki.',
    'Potem proszę nacisnąć przycisk jeszcze raz.',
    'Jeśli przeglądarka nadal nie pyta, proszę kliknąć małą ikonę obok adresu, a potem krzyżyk obok udostępniania ekranu.',
  ],
  otherBrowser: [
    'Proszę nacisnąć poniżej „Kopiuj ten link”.',
    'Proszę otworzyć Chrome, Edge, Firefox lub Safari.',
    'Proszę kliknąć prawym przyciskiem pasek adresu u góry (na ekranie dotykowym przytrzymać go palcem), wybrać „Wklej” i nacisnąć Enter.',
  ],
  inChrome: [
    'Proszę nacisnąć poniżej „Otwórz w Chrome”.',
    'Jeśli nic się nie otworzy, proszę nacisnąć „Kopiuj ten link”, otworzyć swoją przeglądarkę i wkleić go w pasku adresu u góry.',
  ],
  leaveApp: [
    'Proszę nacisnąć trzy kropki lub ikonę kompasu u góry albo na dole tego ekranu.',
    'Proszę wybrać „Otwórz w przeglądarce” lub „Otwórz w Safari”.',
    'Jeśli nie ma ani jednego, ani drugiego, proszę nacisnąć poniżej „Kopiuj ten link”, otworzyć Safari i wkleić go w pasku adresu.',
  ],
  camera: {
    other: [
      'Proszę nacisnąć małą ikonę obok adresu, u góry przeglądarki.',
      'Proszę nacisnąć „Uprawnienia” i włączyć kamerę.',
      'Potem proszę nacisnąć przycisk poniżej.',
    ],
    ios: [
      'Proszę nacisnąć małą ikonę obok adresu.',
      'Proszę otworzyć ustawienia tej witryny i ustawić kamerę na „Pozwalaj”.',
      'Potem proszę nacisnąć przycisk poniżej.',
    ],
  },
}
