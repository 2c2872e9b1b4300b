import type { OfflineTexts } from 'src/i18n/Texts'

import { common } from './common'
import { home } from './home'

export const offline: OfflineTexts = {
  noInternet: {
    heading: 'Você está sem internet',
    advice:
      'Verifique o Wi-Fi ou o cabo de rede. Esta página vai abrir assim que a conexão voltar.',
  },
  unreachable: {
    heading: 'Não conseguimos acessar este site agora',
    advice:
      'Outro site abre? Se não, verifique a sua internet. Esta página vai abrir assim que for possível.',
  },
  tryAgain: common.tryAgain,
  sheets: home.sheets,
}
