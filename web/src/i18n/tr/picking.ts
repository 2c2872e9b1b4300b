import type { Texts } from 'src/i18n/Texts'

export const picking: Texts['picking'] = {
  label: 'Ne göstereceğinizi seçtiğiniz pencerenin çizimi',
  onlyChosen: 'Size yardım eden kişi yalnızca seçtiğinizi görür.',
  onlyChosenBy: (name: string) => `${name} yalnızca seçtiğinizi görür.`,
  steps: {
    chromium: [
      'Ekranınızın resmine tıklayın.',
      'Alttaki “Paylaş” düğmesine tıklayın.',
    ],
    firefox: [
      'Listeyi açın ve “Tüm ekran” seçeneğini seçin.',
      '“İzin ver” düğmesine tıklayın.',
    ],
    safari: [
      '“Ekranı Paylaşmaya İzin Ver” düğmesine tıklayın.',
      'Ekranın ortasında bir düğme çıkarsa ona da tıklayın.',
    ],
  },

  dialog: {
    title: 'Neler paylaşacağınızı seçin',
    tab: 'Sekme',
    window: 'Pencere',
    screen: 'Tüm ekran',
    screenFirefox: 'Tüm ekran',
    cancel: 'İptal',
    share: 'Paylaş',
    question: 'Bu sayfa ekranınızı görebilsin mi?',
    list: 'Pencere veya ekranı seçin',
    block: 'Engelle',
    allow: 'İzin ver',
    allowScreen: 'Ekranı Paylaşmaya İzin Ver',
    allowWindow: 'Pencereyi Paylaşmaya İzin Ver',
    dontAllow: 'İzin Verme',
  },

  change: 'Başka bir şey göster',
  asked: 'Size yardım eden kişi bütün ekranınızı görmek istiyor.',
  askedBy: (name: string) => `${name} bütün ekranınızı görmek istiyor.`,
  wholeScreen: 'Bunun yerine tüm ekranı göster',
  changing:
    'Bunun yerine ne göstereceğinizi seçin. O zamana kadar size yardım eden kişi öncekiyle aynı şeyi görür.',
  kept: 'Hiçbir şey değişmedi. Size yardım eden kişi öncekiyle aynı şeyi görüyor.',
  surface: {
    monitor: 'Bütün ekranınızı gösteriyorsunuz.',
    window:
      'Tek bir pencereyi gösteriyorsunuz. Size yardım eden kişi başka hiçbir şey görmez.',
    browser:
      'Tarayıcınızın tek bir sekmesini gösteriyorsunuz. Size yardım eden kişi başka hiçbir şey görmez.',
  },
}
