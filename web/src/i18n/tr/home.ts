import type { Texts } from 'src/i18n/Texts'

export const home: Texts['home'] = {
  title: 'Ailenize bilgisayarda yardım edin',
  heading: 'Aileye bilgisayar yardımı artık daha kolay',
  introduction: 'Aileniz bir düğmeye basar, siz de ekranlarını görürsünüz.',
  sheets: 'Sayfalarım',
  choicesHeading: 'Ne yapmak istersiniz?',

  help: {
    heading: 'Yardım etmek istiyorum',
    description:
      'Size göndereceğiniz bir bağlantı veririz. Karşı taraf onu açıp düğmeye basınca ekranını görürsünüz.',
    action: 'Birine yardım et',
  },
  share: {
    heading: 'Yardıma ihtiyacım var',
    action: 'Ekranımı göster',
    words: 'Dört sözcüğüm var',
  },

  reassurancesHeading: 'Bilmeniz iyi olur',
  stored: {
    heading: 'Hiçbir şey saklanmaz',
    description: 'Ekranınızda olanları asla kaydetmeyiz ve saklamayız.',
  },
  direct: {
    heading: 'Doğrudan ve özel',
    description:
      'Ekranınız, yol boyunca şifreli olarak doğrudan karşı tarafın tarayıcısına gider.',
  },
  free: {
    heading: 'Ücretsiz',
    description: 'Ödeme yok, kurulum yok, hesap açmak yok.',
  },

  warning:
    'Tanımadığınız biri arayıp bunu yapmanızı mı istedi? Telefonu kapatın. Ekranınızı yalnızca tanıdığınız birine gösterin.',
}
