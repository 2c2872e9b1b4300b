import type { Texts } from 'src/i18n/Texts'

export const sharing: Texts['sharing'] = {
  title: 'Ekranınızı size yardım eden kişiye gösterin',
  description:
    'Bir düğmeye basın, size yardım eden kişi ekranınızı görsün. Tek tıklama yeter; indirme yok, kayıt yok.',

  heading: 'Ekranınızı size yardım eden kişiye gösterin',
  headingWithName: (name: string) => `${name} size yardım etmek istiyor`,
  whatHappens:
    'O kişi bakabilir ama hiçbir şeye tıklayamaz, hiçbir şey yazamaz.',
  action: 'Ekranımı göster',
  scamWarning:
    'Yalnızca bu kişiyi tanıyorsanız devam edin. Hiçbir banka ve hiçbir şirket sizden bunu istemez.',
  interrupted:
    'Bu sayfa kapatıldığı ya da yeniden yüklendiği için ekranınız artık görünmüyor. Devam etmek için düğmeye basın.',
  stopped: 'Ekranınızı göstermeyi bıraktınız. Artık kimse görmüyor.',
  surfaceGone:
    'Gösterdiğiniz pencere ya da sekme kapandı veya gösterim durduruldu. Artık ekranınızı kimse görmüyor. Başka bir şey göstermek ister misiniz?',
  cancelled:
    'Hiçbir şey gösterilmedi. İstediğiniz zaman düğmeye yeniden basın.',

  inviteHeading: 'Önce bu bağlantıyı size yardım edecek kişiye gönderin',
  inviteText: 'Bağlantıyı açınca gösterdiğiniz şeyi görür.',

  choosingHeading: 'Ne göstereceğinizi seçin',
  choosingSteps: [
    'Tarayıcınızda bir pencere açıldı.',
    'Ekranınızın resmine tıklayın.',
    'Sonra o pencerede “Paylaş” düğmesine tıklayın.',
  ],

  waiting: 'Size yardım edecek kişi bekleniyor',
  waitingText: 'Bu kişi sayfasını açınca başlar.',

  searching: 'Size yardım edecek kişiye bağlanılıyor…',
  searchingText:
    'Size yardım edecek kişinin sayfası açık, ama bilgisayarlar henüz bağlanamadı.',

  sharing: 'Ekranınızı gösteriyorsunuz',
  empty: 'Size yardım eden kişi şu anda hiçbir şey görmüyor',
  emptyText:
    'Gösterdiğiniz pencere simge durumuna küçültülmüş olabilir. Açtığınızda yeniden görünecek.',
  emptyScreenText:
    'Bilgisayarınız şu anda ekranını kimseye göstermiyor. Kilitli olabilir ya da size bir şey soruyor olabilir. Sonra yeniden görünecek.',
  seenBy: (who: string, isHeard: boolean) =>
    `${who} ${isHeard ? 'gösterdiğinizi görüyor ve duyuyor' : 'izliyor'}.`,
  who: {
    verified: 'Bağlantıyı oluşturan kişi',
    ownsWords: 'Yazdığınız sözcüklerin sahibi',
    hasLink: 'Bağlantınıza sahip olan kişi',
    sameHelper: (name: string, date: string) =>
      `${name} (${date} tarihinde yardım eden aynı kişi)`,
    sameAsBefore: (name: string) => `${name} (daha önce yardım eden aynı kişi)`,
    notVerified: 'Doğrulanmamış biri',
  },
  soundText: 'Size yardım eden kişi, gösterdiğiniz şeyin sesini de duyuyor.',
  stop: 'Göstermeyi bırak',
  hide: 'Ekranımı gizle',
  hidden: 'Ekranınız gizli',
  hiddenText: 'Kimse bir şey görmüyor. Parola yazabilirsiniz.',
  hiddenSoundText: 'Kimse bir şey görmüyor ve duymuyor. Parola yazabilirsiniz.',
  more: 'Diğer',
  show: 'Yeniden göster',

  reconnecting: 'Yeniden bağlanılıyor…',
  reconnectingText:
    'Bağlantı kesildi. Bu sayfayı açık bırakın: kendiliğinden geri gelir.',
}
