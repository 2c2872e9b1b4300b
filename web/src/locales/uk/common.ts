import type { Texts } from 'src/locales/Texts'

export const common: Texts['common'] = {
  loading: 'Хвилинку…',
  tryAgain: 'Спробувати ще раз',
  backToHome: 'На головну сторінку',
  support: 'Допомогу можна отримати тут:',
  needsJavaScript:
    'Щоб користуватися цією сторінкою, увімкніть, будь ласка, JavaScript у браузері.',

  description: (appName: string) =>
    `З ${appName} легше допомагати рідним із комп’ютером: вони показують свій екран, а Ви його бачите. Одне натискання, без завантажень і реєстрації.`,
  keywords: [
    'показати екран',
    'демонстрація екрана',
    'допомогти батькам із комп’ютером',
    'комп’ютерна допомога рідним',
    'без завантажень',
    'без реєстрації',
    'безкоштовно',
  ],

  homeLink: (appName: string) => `${appName}, головна сторінка`,
  footerNavigation: 'Про цей сайт',
  language: 'Мова',
  privacyLink: 'Приватність',
  termsLink: 'Умови користування',
}
