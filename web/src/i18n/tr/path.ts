import type { Texts } from 'src/i18n/Texts'

export const path: Texts['path'] = {
  tried: 'Sizi birbirinize bağlamaya çalışıyoruz ve denemeyi sürdüreceğiz.',
  whatToDo: 'İkinizin de deneyebilecekleri:',
  steps: [
    'İkinizin de interneti çalışıyor mu bakın. Başka bir site açılıyor mu?',
    'Başka bir ağ deneyin, örneğin bir telefonun internet paylaşımını. Bazı şirket, otel ve misafir ağları ekran göstermeye izin vermez.',
    'VPN kullanıyorsanız kapatın.',
  ],
}
