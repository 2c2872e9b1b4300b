import type { OfflineTexts } from 'src/i18n/Texts'

import { common } from './common'
import { home } from './home'

export const offline: OfflineTexts = {
  noInternet: {
    heading: 'Немає з’єднання з інтернетом',
    advice:
      'Перевірте Wi-Fi або мережевий кабель. Ця сторінка відкриється, щойно з’єднання відновиться.',
  },
  unreachable: {
    heading: 'Зараз цей сайт недоступний',
    advice:
      'Чи відкривається інший сайт? Якщо ні, перевірте інтернет. Ця сторінка відкриється, щойно це буде можливо.',
  },
  tryAgain: common.tryAgain,
  sheets: home.sheets,
}
