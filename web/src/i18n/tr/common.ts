import type { Texts } from 'src/i18n/Texts'

export const common: Texts['common'] = {
  loading: 'Bir saniye…',
  tagline: 'Tek tıklama yeter; indirme yok, kayıt yok.',
  tryAgain: 'Tekrar dene',
  testConnection: 'İnternetimi test et',
  backToHome: 'Ana sayfaya dön',
  besideError:
    'Bu sayfada bir şey çalışmadı. Geri kalanı çalışmaya devam ediyor.',
  newVersion: 'Yeni bir sürüm var.',
  loadNewVersion: 'Yeni sürümü yükle',
  support: 'Bize yazın:',
  newTab: '(yeni sekmede açılır)',
  needsJavaScript:
    'Bu sayfayı kullanmak için lütfen tarayıcınızda JavaScript’i açın.',

  description: (appName: string) =>
    `${appName} ile ailenize bilgisayar konusunda yardım etmek daha kolay: onlar ekranlarını gösterir, siz görürsünüz. Tek tıklama yeter; indirme yok, kayıt yok.`,
  keywords: [
    'ekran gösterme',
    'ekran paylaşma',
    'anne babaya bilgisayarda yardım',
    'aileye bilgisayar desteği',
    'indirme yok',
    'kayıt yok',
    'ücretsiz',
  ],

  homeLink: (appName: string) => `${appName}, ana sayfa`,
  footerNavigation: 'Bu site hakkında',
  language: 'Dil',
  privacyLink: 'Gizlilik',
  termsLink: 'Kullanım koşulları',
}
