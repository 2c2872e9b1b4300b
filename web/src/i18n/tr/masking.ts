import type { Texts } from 'src/i18n/Texts'

export const masking: Texts['masking'] = {
  cover: 'Bir yeri kapatın',
  coverMore: 'Kapatılan yeri değiştirin',
  covered: 'Ekranınızın bir kısmı kapalı.',
  heading: 'Neresi kapatılsın?',
  hidden:
    'Gri bir kutu koymak için resme tıklayın ya da resimde sürükleyin. Siz ekranınızı yeniden gösterene kadar size yardım eden kişi hiçbir şey görmez.',
  stays:
    'Kutu ekrandaki yerinde kalır. Sayfayı kaydırdığınızda ya da bir pencereyi taşıdığınızda onunla gitmez.',
  picture: 'Ekranınızın resmi',
  taking: 'Ekranınızın resmi alınıyor…',
  another: '5 saniye sonra yeni bir resim al',
  anotherText: 'Resimde görünmüyor mu? O zaman ekranınızda açın.',
  awaited: 'Şimdi kapatılacak şeyi açın, sonra buraya dönün.',
  add: 'Kutu ekle',
  box: (number: number) => `Kutu ${number}`,
  remove: (number: number) => `${number}. kutuyu kaldır`,
  keys: 'Ok tuşları kutuyu taşır. Shift ile birlikte büyütür ya da küçültür. Delete kaldırır.',
  full: 'Daha fazla kutu eklenemez.',
  showRest: 'Ekranın geri kalanını göster',
  problems: {
    'no-picture': 'Ekranınızın resmi alınamadı. Lütfen yeni bir resim alın.',
    resized:
      'Ekranınızın veya pencerenizin boyutu değişti, bu yüzden gizlendi. Kutuların hâlâ doğru yerde olup olmadığına bakın, sonra yeniden gösterin.',
    failed:
      'Artık hiçbir yer kapatılamıyor, bu yüzden ekranınız gizlendi. Yeniden gösterdiğinizde hiçbir yer kapalı olmaz.',
    'other-screen': 'Az önce seçtiğiniz ekranda hiçbir yer kapalı değil.',
  },
}
