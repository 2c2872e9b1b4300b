import type { Texts } from 'src/locales/Texts'

export const sharing: Texts['sharing'] = {
  title: 'Ekranınızı size yardım eden kişiye gösterin',
  description:
    'Bir düğmeye basın, size yardım eden kişi ekranınızı görsün. Tek tıklama yeter; indirme yok, kayıt yok.',

  heading: 'Ekranınızı size yardım eden kişiye gösterin',
  headingWithName: (name: string) => `${name} size yardım etmek istiyor`,
  whatHappens:
    'Bu kişi ekranınızı görecek. Hiçbir şeye tıklayamaz, hiçbir şey yazamaz; siz de istediğiniz an bırakabilirsiniz.',
  action: 'Ekranımı göster',
  afterwards:
    'Sonra tarayıcınız hangi ekranı göstereceğinizi sorar. Ekranı seçin ve “Paylaş” veya “İzin ver” düğmesine basın.',
  scamWarning:
    'Yalnızca bu kişiyi tanıyorsanız devam edin. Hiçbir banka ve hiçbir şirket sizden bunu istemez.',
  stopped: 'Göstermeyi bıraktınız. Ekranınızı artık kimse görmüyor.',
  cancelled: 'Hiçbir şey gösterilmedi. Hazır olunca düğmeye yeniden basın.',

  inviteHeading: 'Önce bu bağlantıyı size yardım edecek kişiye gönderin',
  inviteText: 'Açtığında, gösterdiğiniz şeyi görür.',

  choosingHeading: 'Ne göstereceğinizi seçin',
  choosingSteps: [
    'Tarayıcınızda bir pencere açıldı.',
    'Ekranınızın resmine tıklayın.',
    'Sonra o pencerede “Paylaş” veya “İzin ver” düğmesine basın.',
  ],

  waiting: 'Size yardım edecek kişi bekleniyor',
  waitingText:
    'Henüz sayfasını açmadı. Bir şey yapmanız gerekmiyor: gelince kendiliğinden başlar.',

  searching: 'Size yardım edecek kişiye bir yol aranıyor',
  searchingText:
    'Sayfasını açtı, ama iki bilgisayar henüz birbirine ulaşamıyor.',

  sharing: 'Ekranınızı gösteriyorsunuz',
  sharingText:
    'Size yardım eden kişi ekranınızı görüyor. Bilgisayarınızı her zamanki gibi kullanın ve bu sayfayı açık bırakın.',
  soundText: 'Gösterdiğiniz şeyin sesini de duyuyor.',
  stop: 'Göstermeyi bırak',
  hide: 'Ekranımı gizle',
  hidden: 'Ekranınız gizli',
  hiddenText:
    'Siz yeniden gösterene kadar size yardım eden kişi hiçbir şey görmez. Parola yazmak için iyi bir an.',
  hiddenSoundText: 'Hiçbir şey de duymaz.',
  show: 'Ekranımı yeniden göster',

  reconnecting: 'Yeniden bağlanılıyor…',
  reconnectingText:
    'Size yardım eden kişiyle bağlantı kesildi. Bu sayfayı açık bırakın: kendiliğinden geri gelir.',
}
