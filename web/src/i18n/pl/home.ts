import type { Texts } from 'src/i18n/Texts'

export const home: Texts['home'] = {
  title: 'Pomoc dla rodziny przy komputerze',
  heading: 'Rodzinna pomoc komputerowa, po prostu łatwiej',
  introduction: 'Druga osoba naciska jeden przycisk i już widać jej ekran.',
  sheets: 'Moje kartki',
  choicesHeading: 'Proszę wybrać:',

  help: {
    heading: 'Chcę pomóc',
    description:
      'Przygotujemy link do wysłania. Gdy druga osoba go otworzy i naciśnie przycisk, będzie tu widać jej ekran.',
    action: 'Pomóż komuś',
  },
  share: {
    heading: 'Potrzebuję pomocy',
    action: 'Pokaż mój ekran',
    words: 'Mam cztery słowa',
  },

  reassurancesHeading: 'Warto wiedzieć',
  stored: {
    heading: 'Nic nie jest zapisywane',
    description:
      'Nigdy nie nagrywamy ani nie zachowujemy tego, co widać na ekranie.',
  },
  direct: {
    heading: 'Bezpośrednio i prywatnie',
    description:
      'Ekran trafia prosto do przeglądarki drugiej osoby, zaszyfrowany przez całą drogę.',
  },
  free: {
    heading: 'Za darmo',
    description: 'Bez opłat, bez instalowania, bez zakładania konta.',
  },

  warning:
    'Dzwoni ktoś obcy i o to prosi? Proszę odłożyć słuchawkę. Ekran proszę pokazywać tylko komuś znajomemu.',
}
