import type { OfflineTexts } from 'src/i18n/Texts'

import { common } from './common'
import { home } from './home'

export const offline: OfflineTexts = {
  noInternet: {
    heading: 'Vous n’êtes pas connecté à Internet',
    advice:
      'Vérifiez le Wi-Fi ou le câble réseau. Cette page s’ouvrira dès que la connexion sera rétablie.',
  },
  unreachable: {
    heading: 'Ce site est inaccessible pour le moment',
    advice:
      'Un autre site s’ouvre-t-il\u00a0? Si ce n’est pas le cas, vérifiez votre connexion à Internet. Cette page s’ouvrira dès que ce sera possible.',
  },
  tryAgain: common.tryAgain,
  sheets: home.sheets,
}
