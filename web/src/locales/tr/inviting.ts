import type { Texts } from 'src/locales/Texts'

export const inviting: Texts['inviting'] = {
  preparing: 'Bağlantınız hazırlanıyor',
  linkLabel: 'Gönderilecek bağlantı',
  copy: 'Bağlantıyı kopyala',
  copied: 'Kopyalandı',
  share: 'Bağlantıyı gönder…',
  shareText: 'Bu bağlantıyı açıp düğmeye basmak yeter, sonra ekranı görürüm:',
  words: 'Telefonda mısınız? Bunu ona okuyun:',
  qrHeading: 'Ya da bunu taratın',
  qrLabel: 'Bağlantının QR kodu',
}
