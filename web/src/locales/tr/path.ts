import type { Texts } from 'src/locales/Texts'

export const path: Texts['path'] = {
  tried:
    'Bütün yollar tekrar tekrar deneniyor: doğrudan ve varsa bir ara nokta üzerinden. Biri çalışır çalışmaz kendiliğinden devam eder.',
  whatToDo: 'İkinizin de yapabilecekleri:',
  steps: [
    'İkinizin de interneti çalışıyor mu bakın: başka bir site açılıyor mu?',
    'Başka bir ağ deneyin, örneğin bir telefonun internet paylaşımını. Bazı şirket, otel ve misafir ağları ekran göstermeye izin vermez.',
    'Açık bir VPN varsa kapatın.',
  ],
}
