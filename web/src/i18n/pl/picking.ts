import type { Texts } from 'src/i18n/Texts'

export const picking: Texts['picking'] = {
  label: 'Rysunek okna, w którym wybiera się, co pokazać',
  onlyChosen: 'Osoba, która pomaga, zobaczy tylko to, co zostanie wybrane.',
  onlyChosenBy: (name: string) =>
    `${name} zobaczy tylko to, co zostanie wybrane.`,
  steps: {
    chromium: [
      'Proszę kliknąć obraz swojego ekranu.',
      'Proszę kliknąć na dole „Udostępnij”.',
    ],
    firefox: [
      'Proszę otworzyć listę i wybrać „cały ekran”.',
      'Proszę kliknąć „Udostępnij”.',
    ],
    safari: [
      'Proszę kliknąć „Pozwól udostępnić ekran”.',
      'Jeśli na środku ekranu pojawi się przycisk, proszę kliknąć także jego.',
    ],
  },

  dialog: {
    title: 'Wybierz, co chcesz udostępnić',
    tab: 'Karta',
    window: 'Okno',
    screen: 'Cały ekran',
    screenFirefox: 'cały ekran',
    cancel: 'Anuluj',
    share: 'Udostępnij',
    question: 'Czy ta strona może widzieć ekran?',
    list: 'wybierz okno lub ekran',
    block: 'Blokuj',
    allow: 'Udostępnij',
    allowScreen: 'Pozwól udostępnić ekran',
    allowWindow: 'Pozwól udostępnić okno',
    dontAllow: 'Nie pozwalaj',
  },

  change: 'Pokaż coś innego',
  asked: 'Osoba, która pomaga, chciałaby zobaczyć cały ekran.',
  askedBy: (name: string) => `${name} prosi o pokazanie całego ekranu.`,
  wholeScreen: 'Pokaż zamiast tego cały ekran',
  changing:
    'Proszę wybrać, co pokazać zamiast tego. Do tej pory osoba, która pomaga, widzi to samo, co wcześniej.',
  kept: 'Nic się nie zmieniło. Osoba, która pomaga, widzi to samo, co wcześniej.',
  surface: {
    monitor: 'Pokazywany jest cały ekran.',
    window:
      'Pokazywane jest jedno okno. Osoba, która pomaga, nie widzi nic więcej.',
    browser:
      'Pokazywana jest jedna karta przeglądarki. Osoba, która pomaga, nie widzi nic więcej.',
  },
}
