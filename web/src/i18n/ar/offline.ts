import type { OfflineTexts } from 'src/i18n/Texts'

import { common } from './common'
import { home } from './home'

export const offline: OfflineTexts = {
  noInternet: {
    heading: 'لا يوجد اتصال بالإنترنت',
    advice:
      'يُرجى فحص الواي فاي أو كابل الشبكة. ستُفتح هذه الصفحة فور عودة الاتصال.',
  },
  unreachable: {
    heading: 'لا يمكننا الوصول إلى هذا الموقع الآن',
    advice:
      'هل يُفتح موقع آخر؟ إن لم يُفتح، يُرجى فحص الاتصال بالإنترنت. ستُفتح هذه الصفحة فور توفّر ذلك.',
  },
  tryAgain: common.tryAgain,
  sheets: home.sheets,
}
