import type { Texts } from 'src/locales/Texts'

export const home: Texts['home'] = {
  title: 'Pomoc dla rodziny przy komputerze',
  heading: 'Rodzinna pomoc komputerowa, po prostu łatwiej',
  tagline: 'Wystarczy jedno kliknięcie, bez pobierania i bez rejestracji.',
  introduction: 'Bliscy naciskają jeden przycisk i już widać ich ekran.',
  choicesHeading: 'W czym możemy pomóc?',

  help: {
    heading: 'Chcę pomóc',
    description:
      'Przygotujemy link do wysłania. Gdy druga osoba go otworzy i naciśnie przycisk, będzie tu widać jej ekran.',
    action: 'Pomóż komuś',
  },
  share: {
    heading: 'Potrzebuję pomocy',
    description:
      'Można pokazać swój ekran zaufanej osobie. Może ona patrzeć, ale nie może klikać ani pisać.',
    action: 'Pokaż mój ekran',
  },

  reassurancesHeading: 'Warto wiedzieć',
  stored: {
    heading: 'Nic nie jest zapisywane',
    description:
      'Nigdy nie nagrywamy ekranu i niczego z niego nie zachowujemy.',
  },
  direct: {
    heading: 'Prosto do siebie nawzajem',
    description: 'Obraz płynie zaszyfrowany z przeglądarki do przeglądarki.',
  },
  free: {
    heading: 'Za darmo',
    description: 'Bez opłat, bez instalowania, bez konta.',
  },

  warning:
    'Dzwoni ktoś obcy i o to prosi? Proszę odłożyć słuchawkę. Ekran pokazujemy tylko komuś znajomemu.',
}
