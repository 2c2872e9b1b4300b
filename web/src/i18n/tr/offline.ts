import type { OfflineTexts } from 'src/i18n/Texts'

import { common } from './common'
import { home } from './home'

export const offline: OfflineTexts = {
  noInternet: {
    heading: 'İnternete bağlı değilsiniz',
    advice:
      'Wi-Fi’yi ya da ağ kablosunu kontrol edin. Bağlantı geri gelir gelmez bu sayfa açılacak.',
  },
  unreachable: {
    heading: 'Şu anda bu siteye ulaşamıyoruz',
    advice:
      'Başka bir site açılıyor mu? Açılmıyorsa internetinizi denetleyin. Siteye ulaşılır ulaşılmaz bu sayfa açılacak.',
  },
  tryAgain: common.tryAgain,
  sheets: home.sheets,
}
