import type { OfflineTexts } from 'src/i18n/Texts'

import { common } from './common'
import { home } from './home'

export const offline: OfflineTexts = {
  noInternet: {
    heading: 'Sie sind nicht mit dem Internet verbunden',
    advice:
      'Sehen Sie nach dem WLAN oder dem Netzwerkkabel. Sobald Sie wieder verbunden sind, öffnet sich diese Seite.',
  },
  unreachable: {
    heading: 'Diese Seite ist gerade nicht zu erreichen',
    advice:
      'Lässt sich eine andere Seite öffnen? Wenn nicht, prüfen Sie Ihre Internetverbindung. Sobald es wieder geht, öffnet sich diese Seite.',
  },
  tryAgain: common.tryAgain,
  sheets: home.sheets,
}
