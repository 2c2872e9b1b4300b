import type { OfflineTexts } from 'src/i18n/Texts'

import { common } from './common'
import { home } from './home'

export const offline: OfflineTexts = {
  noInternet: {
    heading: 'No hay conexión a Internet',
    advice:
      'Compruebe el wifi o el cable de red. Esta página se abrirá en cuanto vuelva la conexión.',
  },
  unreachable: {
    heading: 'Ahora mismo no llegamos a este sitio',
    advice:
      '¿Se abre otro sitio web? Si no, revise su conexión a Internet. Esta página se abrirá en cuanto sea posible.',
  },
  tryAgain: common.tryAgain,
  sheets: home.sheets,
}
