import type { Texts } from 'src/locales/Texts'

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

  doubtHeading: 'Bu, size yardım eden kişi mi?',
  doubtText:
    'Biri bağlantınız olmadan geldi. Siz evet diyene kadar hiçbir şey görmez.',
  compare: 'Ona iki sözcüğünü sorun. Bunlarla aynı olmalı:',
  ask: 'Telefonda o olup olmadığını sorun. Emin değilseniz göstermeyin.',
  yourWords: 'Size iki sözcüğünüz sorulursa bunları söyleyin:',
}
