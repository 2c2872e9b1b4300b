import type { Texts } from 'src/i18n/Texts'

export const newcomer: Texts['newcomer'] = {
  heading: 'Bağlantınızı başka biri açtı',
  atSharer:
    'Size yardım eden kişi başka bir cihazdan girmiş olabilir, tanımadığınız biri de olabilir. Siz evet diyene kadar hiçbir şey görmez.',
  admitAtSharer: 'Ekranımı göster',
  refuseAtSharer: 'Gösterme',
  atViewer:
    'Size ekranını göstermek istiyor. Yardım ettiğiniz kişi yine de geri gelebilir.',
  admitAtViewer: 'Ekranına bak',
  refuseAtViewer: 'Beklemeye devam et',
  turnAway: 'Başka birini bekliyorum',

  strangerHeading: 'Biri size ekranını göstermek istiyor',
  strangerText:
    'Bu kişide bağlantınızın olup olmadığını bilemiyoruz. Az önce birine dört sözcüğünüzü okudunuz mu?',
  refuseStranger: 'Şimdi değil',
  strangerWaits: 'Bu kişi kendi sayfasında evet deyince başlar.',

  doubtHeading: 'Bu, size yardım eden kişi mi?',
  doubtText:
    'Biri bağlantınız olmadan geldi. Siz evet diyene kadar hiçbir şey görmez.',
  compare: 'Ona iki sözcüğünü sorun. Bunlarla aynı olmalı:',
  yourWords: 'Size iki sözcüğünüz sorulursa bunları söyleyin:',
}
