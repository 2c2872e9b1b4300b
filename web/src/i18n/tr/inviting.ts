import type { Texts } from 'src/i18n/Texts'

export const inviting: Texts['inviting'] = {
  preparing: 'Bağlantınız hazırlanıyor…',
  linkLabel: 'Gönderilecek bağlantı',
  copy: 'Bağlantıyı kopyala',
  copied: 'Bağlantı kopyalandı. Şimdi bir mesaja yapıştırın.',
  notCopied:
    'Tarayıcınız kopyalamaya izin vermedi. Bağlantı seçili: ona sağ tıklayın ya da basılı tutun ve “Kopyala”yı seçin.',
  share: 'Bağlantıyı gönder…',
  qrHeading: 'Ya da karşı taraf bu kodu taratsın',
  qrLabel: 'Bağlantı için QR kodu',
  moreWays: 'Başka yollarla gönder',
  waysText:
    'Her birinde mesaj yazılı olarak açılır. Siz göndermeden hiçbir şey gitmez.',
  mail: 'E-posta',
  sms: 'SMS',
  message: {
    sharer: {
      subject: 'Bilgisayarda sana yardım edeyim',
      text: 'Merhaba! Bu bağlantıyı bilgisayarında aç ve büyük düğmeye bas. O zaman ekranını görür, sana yardım ederim:',
    },
    viewer: {
      subject: 'Bilgisayarda bana yardım eder misin?',
      text: 'Merhaba! Bilgisayarda bana yardım eder misin? Bu bağlantıyı aç, ekranımı gösterince görürsün:',
    },
  },
  words: (place: string) =>
    `Telefonda mısınız? Karşı taraf ${place} adresini açıp şu dört sözcüğü yazsın:`,
}
