import type { OfflineTexts } from 'src/i18n/Texts'

import { common } from './common'
import { home } from './home'

export const offline: OfflineTexts = {
  noInternet: {
    heading: 'Nie ma połączenia z internetem',
    advice:
      'Proszę sprawdzić Wi-Fi albo kabel sieciowy. Ta strona otworzy się, gdy tylko połączenie wróci.',
  },
  unreachable: {
    heading: 'Nie możemy teraz połączyć się z tą stroną',
    advice:
      'Czy inna strona się otwiera? Jeśli nie, proszę sprawdzić internet. Ta strona otworzy się, gdy tylko będzie to możliwe.',
  },
  tryAgain: common.tryAgain,
  sheets: home.sheets,
}
