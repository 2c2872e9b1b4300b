import type { OfflineTexts } from 'src/i18n/Texts'

import { common } from './common'
import { home } from './home'

export const offline: OfflineTexts = {
  noInternet: {
    heading: 'Non c’è connessione a Internet',
    advice:
      'Controlli il Wi-Fi o il cavo di rete. Questa pagina si aprirà appena torna la connessione.',
  },
  unreachable: {
    heading: 'In questo momento il sito non è raggiungibile',
    advice:
      'Si apre un altro sito? Se no, controlli la connessione a Internet. Questa pagina si aprirà appena sarà possibile.',
  },
  tryAgain: common.tryAgain,
  sheets: home.sheets,
}
