import type { Texts } from 'src/locales/Texts'

export const home: Texts['home'] = {
  title: 'Ailenize bilgisayarda yardım edin',
  heading: 'Aileye bilgisayar yardımı artık daha kolay',
  tagline: 'Tek tıklama yeter; indirme yok, kayıt yok.',
  introduction: 'Onlar bir düğmeye basar, siz ekranlarını görürsünüz.',
  choicesHeading: 'Ne yapmak istersiniz?',

  help: {
    heading: 'Yardım etmek istiyorum',
    description:
      'Göndereceğiniz bir bağlantı alırsınız. Karşı taraf onu açıp düğmeye basınca ekranını görürsünüz.',
    action: 'Birine yardım et',
  },
  share: {
    heading: 'Yardıma ihtiyacım var',
    description:
      'Ekranınızı güvendiğiniz birine gösterin. O kişi bakabilir ama tıklayamaz ve yazamaz.',
    action: 'Ekranımı göster',
  },

  reassurancesHeading: 'Bilmeniz iyi olur',
  stored: {
    heading: 'Hiçbir şey saklanmaz',
    description: 'Ekranınızı asla kaydetmeyiz, ondan bir şey saklamayız.',
  },
  direct: {
    heading: 'Doğrudan birbirinize',
    description: 'Görüntü şifreli olarak tarayıcıdan tarayıcıya gider.',
  },
  free: {
    heading: 'Ücretsiz',
    description: 'Ödeme yok, kurulum yok, hesap yok.',
  },

  warning:
    'Tanımadığınız biri arayıp bunu mu istedi? Telefonu kapatın. Ekranınızı yalnızca tanıdığınız birine gösterin.',
}
