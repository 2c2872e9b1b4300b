import type { Texts } from 'src/locales/Texts'

export const mobile: Texts['mobile'] = {
  title: 'Telefondan ekran gösterme',
  heading: 'Ekranınızı göstermek için lütfen bilgisayar kullanın',
  reason:
    'Telefonlarda ve tabletlerde bir internet sayfası ekranı henüz gösteremiyor. Yakında bu da olacak.',
  stepsHeading: 'Şimdi ne yapabilirsiniz',
  steps: [
    'Aynı bağlantıyı bir bilgisayarda Chrome, Edge, Firefox veya Safari ile açın.',
    'Başka birinin ekranını görmek için bu telefon ya da tablet yeterli.',
  ],
}
