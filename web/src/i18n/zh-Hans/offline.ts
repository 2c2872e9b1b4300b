import type { OfflineTexts } from 'src/i18n/Texts'

import { common } from './common'
import { home } from './home'

export const offline: OfflineTexts = {
  noInternet: {
    heading: '没有连接到网络',
    advice: '请检查无线网络或网线。网络一恢复，这个页面就会打开。',
  },
  unreachable: {
    heading: '现在连不上这个网站',
    advice:
      '别的网站打得开吗？打不开的话，请检查网络。一旦能连上，这个页面就会打开。',
  },
  tryAgain: common.tryAgain,
  sheets: home.sheets,
}
