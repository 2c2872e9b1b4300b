import type { Texts } from 'src/i18n/Texts'

export const common: Texts['common'] = {
  loading: 'Chwileczkę…',
  tagline: 'Wystarczy jedno kliknięcie, bez pobierania i bez rejestracji.',
  tryAgain: 'Spróbuj ponownie',
  testConnection: 'Sprawdź moje połączenie',
  backToHome: 'Wróć na stronę główną',
  besideError:
    'Coś na tej stronie nie zadziałało. Pozostałe rzeczy działają dalej.',
  newVersion: 'Jest nowa wersja.',
  loadNewVersion: 'Wczytaj nową wersję',
  support: 'Proszę do nas napisać:',
  newTab: '(otwiera się w nowej karcie)',
  needsJavaScript:
    'Aby korzystać z tej strony, proszę włączyć JavaScript w przeglądarce.',

  description: (appName: string) =>
    `${appName} ułatwia pomaganie rodzinie przy komputerze: bliscy pokazują swój ekran, a pomagający go widzi. Wystarczy jedno kliknięcie, bez pobierania i bez rejestracji.`,
  keywords: [
    'pokazywanie ekranu',
    'udostępnianie ekranu',
    'pomoc rodzicom przy komputerze',
    'pomoc komputerowa w rodzinie',
    'bez pobierania',
    'bez rejestracji',
    'za darmo',
  ],

  homeLink: (appName: string) => `${appName}, strona główna`,
  footerNavigation: 'O tej stronie',
  language: 'Język',
  privacyLink: 'Prywatność',
  termsLink: 'Zasady korzystania',
}
