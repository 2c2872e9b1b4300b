import type { Texts } from 'src/locales/Texts'

export const picking: Texts['picking'] = {
  label: 'Rysunek okna, w którym się wybiera',
  onlyChosen: 'Osoba, która pomaga, widzi tylko to, co zostanie tam wybrane.',
  onlyChosenBy: (name: string) =>
    `${name} widzi tylko to, co zostanie tam wybrane.`,
  steps: {
    chromium: [
      'Proszę kliknąć obraz swojego ekranu.',
      'Proszę kliknąć „Udostępnij”.',
    ],
    firefox: [
      'Proszę otworzyć listę i wybrać „Cały ekran”.',
      'Proszę kliknąć „Zezwól”.',
    ],
    safari: [
      'Proszę kliknąć „Pozwól udostępnić ekran”.',
      'Jeśli potem na środku ekranu pojawi się przycisk, proszę kliknąć także jego.',
    ],
  },

  dialog: {
    title: 'Proszę wybrać, co udostępnić',
    tab: 'Karta',
    window: 'Okno',
    screen: 'Cały ekran',
    cancel: 'Anuluj',
    share: 'Udostępnij',
    question: 'Czy ta strona może widzieć ekran?',
    list: 'Okno lub ekran',
    block: 'Blokuj',
    allow: 'Zezwól',
    allowScreen: 'Pozwól udostępnić ekran',
    allowWindow: 'Pozwól udostępnić okno',
    dontAllow: 'Nie pozwalaj',
  },

  change: 'Pokaż coś innego',
  asked: 'Osoba, która pomaga, chce zobaczyć cały ekran.',
  askedBy: (name: string) => `${name} chce zobaczyć cały ekran.`,
  wholeScreen: 'Pokaż cały mój ekran',
  changing:
    'Proszę wybrać, co pokazać zamiast tego. Do tej chwili widać to samo, co wcześniej.',
  kept: 'Nic się nie zmieniło. Widać to samo, co wcześniej.',
  surface: {
    monitor: 'Pokazywany jest cały ekran.',
    window: 'Pokazywane jest jedno okno. Nic więcej nie widać.',
    browser: 'Pokazywana jest jedna karta przeglądarki. Nic więcej nie widać.',
  },
}
