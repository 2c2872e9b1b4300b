import type { Texts } from 'src/locales/Texts'

export const picking: Texts['picking'] = {
  label: 'Seçim yaptığınız pencerenin çizimi',
  onlyChosen: 'Size yardım eden kişi yalnızca orada seçtiğinizi görür.',
  onlyChosenBy: (name: string) => `${name} yalnızca orada seçtiğinizi görür.`,
  steps: {
    chromium: ['Ekranınızın resmine tıklayın.', '“Paylaş” düğmesine tıklayın.'],
    firefox: [
      'Listeyi açın ve “Tüm ekran” seçeneğini seçin.',
      '“İzin ver” düğmesine tıklayın.',
    ],
    safari: [
      '“Ekranı Paylaşmaya İzin Ver” düğmesine tıklayın.',
      'Sonra ekranın ortasında bir düğme çıkarsa ona da tıklayın.',
    ],
  },

  dialog: {
    title: 'Ne paylaşacağınızı seçin',
    tab: 'Sekme',
    window: 'Pencere',
    screen: 'Tüm ekran',
    cancel: 'İptal',
    share: 'Paylaş',
    question: 'Bu sayfa ekranınızı görebilsin mi?',
    list: 'Pencere veya ekran',
    block: 'Engelle',
    allow: 'İzin ver',
    allowScreen: 'Ekranı Paylaşmaya İzin Ver',
    allowWindow: 'Pencereyi Paylaşmaya İzin Ver',
    dontAllow: 'İzin Verme',
  },

  change: 'Başka bir şey göster',
  asked: 'Size yardım eden kişi bütün ekranınızı görmek istiyor.',
  askedBy: (name: string) => `${name} bütün ekranınızı görmek istiyor.`,
  wholeScreen: 'Bütün ekranımı göster',
  changing:
    'Bunun yerine ne göstereceğinizi seçin. O zamana kadar öncekiyle aynı şey görünür.',
  kept: 'Hiçbir şey değişmedi. Öncekiyle aynı şey görünüyor.',
  surface: {
    monitor: 'Bütün ekranınızı gösteriyorsunuz.',
    window: 'Tek bir pencereyi gösteriyorsunuz. Başka hiçbir şey görünmez.',
    browser:
      'Tarayıcınızın tek bir sekmesini gösteriyorsunuz. Başka hiçbir şey görünmez.',
  },
}
