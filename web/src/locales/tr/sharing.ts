import type { Texts } from 'src/locales/Texts'

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
  stopped: 'Ekranınızı göstermeyi bıraktınız. Artık kimse görmüyor.',
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
  waitingText:
    'Size yardım edecek kişi sayfasını henüz açmadı. Bir şey yapmanız gerekmiyor: açınca kendiliğinden başlar.',

  searching: 'Size yardım edecek kişiye bağlanılıyor…',
  searchingText:
    'Size yardım edecek kişi sayfasını açtı, ama iki bilgisayar henüz birbirine bağlanamadı.',

  sharing: 'Ekranınızı gösteriyorsunuz',
  sharingText:
    'Size yardım eden kişi ekranınızı görüyor. Bilgisayarınızı her zamanki gibi kullanın ve bu sayfayı açık bırakın.',
  soundText: 'Size yardım eden kişi, gösterdiğiniz şeyin sesini de duyuyor.',
  stop: 'Göstermeyi bırak',
  hide: 'Ekranımı gizle',
  hidden: 'Ekranınız gizli',
  hiddenText:
    'Siz yeniden gösterene kadar size yardım eden kişi hiçbir şey görmez. Parola yazmak için iyi bir an.',
  hiddenSoundText: 'Size yardım eden kişi ses de duymaz.',
  show: 'Yeniden göster',

  reconnecting: 'Yeniden bağlanılıyor…',
  reconnectingText:
    'Size yardım eden kişiyle bağlantı kesildi. Bu sayfayı açık bırakın: bağlantı kendiliğinden geri gelir.',
}
