import type { Texts } from 'src/locales/Texts'

export const trouble: Texts['trouble'] = {
  whatToDo: 'Co zrobić',
  details: 'Szczegóły dla osoby, która pomaga',
  readOut: 'Jeśli ktoś pomaga przez telefon, proszę to przeczytać na głos:',
  openSettings: 'Otwórz ustawienia',
  openInChrome: 'Otwórz w Chrome',
  openSecure: 'Otwórz bezpieczną stronę',
  copyLink: 'Kopiuj ten link',
  copied: 'Skopiowano',

  system: {
    mac: [
      'Proszę nacisnąć poniżej „Otwórz ustawienia”.',
      'Proszę włączyć przełącznik obok nazwy przeglądarki.',
      'Proszę zamknąć przeglądarkę całkowicie i otworzyć ją ponownie.',
      'Proszę otworzyć ten sam link i znowu nacisnąć przycisk.',
    ],
    windows: [
      'Proszę nacisnąć poniżej „Otwórz ustawienia”.',
      'Proszę włączyć wszystko, co pozwala aplikacjom i przeglądarce przechwytywać ekran.',
      'Proszę wrócić na tę stronę i znowu nacisnąć przycisk.',
    ],
    other: [
      'Proszę poszukać pytania komputera o ekran i zgodzić się na nie.',
      'Jeśli go nie ma, proszę zamknąć przeglądarkę, otworzyć ją ponownie i otworzyć ten sam link.',
    ],
  },
  refused: [
    'Proszę kliknąć mały znak obok adresu, u góry przeglądarki.',
    'Proszę znaleźć udostępnianie ekranu i ustawić „Pytaj” lub „Zezwól”.',
    'Proszę znowu nacisnąć przycisk poniżej.',
  ],
  otherBrowser: [
    'Proszę nacisnąć poniżej „Kopiuj ten link”.',
    'Proszę otworzyć Chrome, Edge, Firefox lub Safari.',
    'W polu na samej górze proszę przytrzymać palec albo kliknąć prawym przyciskiem, wybrać „Wklej” i nacisnąć Enter.',
  ],
  inChrome: [
    'Proszę nacisnąć poniżej „Otwórz w Chrome”.',
    'Jeśli nic się nie otworzy, proszę nacisnąć „Kopiuj ten link” i wkleić go w polu na samej górze przeglądarki.',
  ],
  leaveApp: [
    'Proszę nacisnąć trzy kropki lub mały kompas na brzegu tej strony.',
    'Proszę wybrać „Otwórz w przeglądarce” lub „Otwórz w Safari”.',
    'Jeśli nie ma ani jednego, ani drugiego, proszę nacisnąć poniżej „Kopiuj ten link” i wkleić go w polu na samej górze Safari.',
  ],
  camera: {
    other: [
      'Proszę nacisnąć mały znak obok adresu, u góry przeglądarki.',
      'Proszę nacisnąć „Uprawnienia” i włączyć aparat.',
      'Proszę znowu nacisnąć przycisk poniżej.',
    ],
    ios: [
      'Proszę nacisnąć mały znak obok adresu.',
      'Proszę otworzyć ustawienia tej witryny i ustawić aparat na „Pozwalaj”.',
      'Proszę znowu nacisnąć przycisk poniżej.',
    ],
  },
}
