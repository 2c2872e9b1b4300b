import type { OfflineTexts } from 'src/i18n/Texts'

import { common } from './common'
import { home } from './home'

export const offline: OfflineTexts = {
  noInternet: {
    heading: 'U hebt geen internetverbinding',
    advice:
      'Kijk of de wifi aan staat of de netwerkkabel goed vastzit. Deze pagina gaat open zodra u weer verbinding hebt.',
  },
  unreachable: {
    heading: 'Deze website is nu niet te bereiken',
    advice:
      'Gaat een andere website wel open? Zo niet, controleer dan uw internetverbinding. Deze pagina gaat open zodra het weer kan.',
  },
  tryAgain: common.tryAgain,
  sheets: home.sheets,
}
