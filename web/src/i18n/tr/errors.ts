import type { Texts } from 'src/i18n/Texts'

export const errors: Texts['errors'] = {
  '404': {
    shortTitle: '404',
    title: 'Böyle bir sayfa yok',
    description:
      'Adreste bir yazım hatası olabilir ya da sayfa başka bir yere taşınmış olabilir.',
  },
  unknown: {
    shortTitle: 'Hay aksi',
    title: 'Bir şeyler ters gitti',
    description: 'Biraz sonra tekrar deneyin. Yine olmazsa bize yazın.',
  },
  network: {
    shortTitle: 'Hata',
    title: 'Ağa bağlanmakta zorlanıyoruz',
    description:
      'Lütfen internetinizin çalışıp çalışmadığına bakın ya da sonra tekrar deneyin. Yine olmazsa bize yazın.',
  },

  'sharer-left': {
    shortTitle: 'Hoşça kalın',
    title: 'Karşı taraf ayrıldı',
    description: 'Aynı bağlantıyla yeniden gelebilir.',
  },
  'sharer-stopped': {
    shortTitle: 'Hay aksi',
    title: 'Karşı taraf ekranını göstermeyi bıraktı',
    description: 'Aynı bağlantıyla yeniden gösterebilir.',
  },
  'sharer-returned': {
    shortTitle: 'Yeniden merhaba',
    title: 'Karşınızdaki kişi geri geldi',
    description:
      'Düğmeye bir kez daha basması yeterli. O zaman ekranını burada göreceksiniz.',
  },
  'viewer-left': {
    shortTitle: 'Hoşça kalın',
    title: 'İzleyen kişi ayrıldı',
    description:
      'Ekranınızı yeniden göstermek isterseniz ondan yeni bir bağlantı isteyin.',
  },
  'already-viewing': {
    shortTitle: 'Hay aksi',
    title: 'Ekranı zaten biri izliyor',
    description: 'Ekranı aynı anda yalnızca bir kişi görebilir.',
  },
  'viewer-not-proved': {
    shortTitle: 'Dikkat',
    title: 'Bunun size yardım eden kişi olduğundan emin olamıyoruz',
    description:
      'Ekranınızı kimse görmedi. Bağlantı eski ya da eksik olabilir. Yeni bir bağlantı isteyin.',
  },
  'viewer-not-compared': {
    shortTitle: 'Dikkat',
    title: 'Biri bağlantınız olmadan geldi',
    description:
      'Kim olduğunu denetleyemedik. Ekranınızı kimse görmedi. Bağlantıyı size yardım eden kişiye yeniden gönderin.',
  },
  'stranger-keeps-trying': {
    shortTitle: 'Dikkat',
    title: 'Biri sürekli ekranınızı görmeye çalışıyor',
    description:
      'Ekranınızı kimse görmedi. Önce size yardım eden kişiyi bildiğiniz bir numaradan arayın, sonra bağlantıyı ona mesajla gönderin.',
  },
  'sharer-not-proved': {
    shortTitle: 'Dikkat',
    title: 'Orada kimin olduğundan emin olamıyoruz',
    description:
      'Hiçbir şey gösterilmedi. Bağlantı eski ya da eksik olabilir. Yeni bir bağlantı kullanın.',
  },

  'invalid-account-details': {
    shortTitle: 'Hay aksi',
    title: 'Parola ya da e-posta adresi uyuşmuyor',
    description: '',
  },
  'email-taken': {
    shortTitle: 'Hay aksi',
    title: 'Bu e-posta adresi zaten kullanılıyor',
    description: 'Bunun yerine giriş yapmayı deneyin.',
  },
  'no-account-with-email': {
    shortTitle: 'Hay aksi',
    title: 'Hesap bulunamadı',
    description: 'Lütfen e-posta adresinizi kontrol edin.',
  },
  'reset-password-token-invalid': {
    shortTitle: 'Hay aksi',
    title: 'Parola değiştirilemiyor',
    description: 'Parolayı değiştirmek için yeni bir bağlantı isteyin.',
  },
  'accept-invite-already-member': {
    shortTitle: 'Hay aksi',
    title: 'Davet kabul edilemiyor',
    description: 'Zaten bu ekibin bir üyesisiniz.',
  },
  'accept-invite-email-mismatch': {
    shortTitle: 'Hay aksi',
    title: 'Davet kabul edilemiyor',
    description: 'Davet başka bir e-posta adresi için.',
  },
  'accept-invite-token-expired': {
    shortTitle: 'Hay aksi',
    title: 'Davet kabul edilemiyor',
    description: 'Davetin süresi dolmuş.',
  },
  'accept-invite-token-invalid': {
    shortTitle: 'Hay aksi',
    title: 'Davet kabul edilemiyor',
    description: 'Davet bağlantısı geçerli değil.',
  },

  'someone-else-sharing': {
    shortTitle: 'Meşgul',
    title: 'Şu anda başka biri ekranını gösteriyor',
    description:
      'Size yardım eden kişi şu anda başka birinin ekranına bakıyor. İşi bitince yeniden deneyin.',
  },
  'declined-by-viewer': {
    shortTitle: 'Hay aksi',
    title: 'Çağrınız kabul edilmedi',
    description:
      'Orada başka biri bekleniyor olabilir. Sorun, sonra düğmeye yeniden basın.',
  },
  'declined-by-sharer': {
    shortTitle: 'Hay aksi',
    title: 'Karşı taraf kabul etmedi',
    description:
      'Orada başka biri bekleniyor olabilir. Sorun, sonra yeniden deneyin.',
  },
  'display-capture-denied-by-system': {
    shortTitle: 'Az kaldı',
    title: 'Önce bilgisayarınızın izin vermesi gerekiyor',
    description:
      'Bilgisayarınızın gizlilik ayarlarını açın, “Ekran Kaydı” bölümünü bulun ve bu tarayıcı için izin verin. Sonra tarayıcıyı kapatıp yeniden açın ve aynı bağlantıyı açın. Kimse bir şey görmedi.',
  },
  'display-capture-unsupported': {
    shortTitle: 'Üzgünüz',
    title: 'Bu cihaz ekranını gösteremiyor',
    description:
      'Telefonlar ve tabletler ekranlarını bir internet sayfasında gösteremez. Aynı bağlantıyı bir bilgisayarda açın.',
  },
  'display-capture-failed': {
    shortTitle: 'Hay aksi',
    title: 'Ekranınız gösterilemedi',
    description:
      'Kimse bir şey görmedi. Tekrar deneyin ya da başka bir ekran veya pencere seçin.',
  },
  'not-secure-context': {
    shortTitle: 'Az kaldı',
    title: 'Bu sayfa güvenli değil',
    description:
      'Tarayıcılar ekranı yalnızca güvenli sayfalardan gösterir. Adresin https:// ile başlayıp başlamadığına bakın ve yeniden açın.',
  },
  'browser-unsupported': {
    shortTitle: 'Üzgünüz',
    title: 'Bu tarayıcı ekran göstermek için çok eski',
    description:
      'Aynı bağlantıyı bir bilgisayarda, daha yeni bir tarayıcıyla açın: Chrome 72, Firefox 66, Safari 13 veya daha yenisi. İzlemek için Firefox 59 ve Safari 11.1 yeter.',
  },
  'webrtc-missing': {
    shortTitle: 'Üzgünüz',
    title: 'Bu tarayıcı bağlantı kuramıyor',
    description:
      'Bunun için gereken bir şey eksik ya da kapalı. Aynı bağlantıyı güncel bir Chrome, Edge, Firefox veya Safari ile açın.',
  },
  'display-capture-refused': {
    shortTitle: 'Az kaldı',
    title: 'Tarayıcınız ekran göstermeyi engelliyor',
    description:
      'Bu sayfada ekran göstermemek üzere ayarlı. Bunu burada değiştirip yeniden deneyebilirsiniz. Kimse bir şey görmedi.',
  },
  'sign-in-required': {
    shortTitle: 'Az kaldı',
    title: 'Lütfen önce oturum açın',
    description:
      'Burada bir ekranı yalnızca oturum açmış yardımcılar görebilir. Biraz sürer, sonra buraya dönersiniz.',
  },
  'in-app-browser': {
    shortTitle: 'Az kaldı',
    title: 'Lütfen bu bağlantıyı kendi tarayıcınızda açın',
    description:
      'Bu sayfayı başka bir uygulamanın içinde açtınız ve orada ekran gösterilemiyor. Aynı bağlantı kendi tarayıcınızda çalışır.',
  },
  'camera-refused': {
    shortTitle: 'Az kaldı',
    title: 'Tarayıcınız kamerayı engelliyor',
    description:
      'Kimse bir şey görmedi. Bu sayfanın kamerayı kullanmasına izin verin ve yeniden deneyin.',
  },
  'calls-blocked': {
    shortTitle: 'Hay aksi',
    title: 'Ağınız sayfalara izin veriyor, ama aramalara vermiyor',
    description:
      'Bunun nedeni bir VPN, bir virüs koruma programı veya bir şirket ağı olabilir. “İnternetimi test et” neyin geçtiğini gösterir.',
  },
  'camera-failed': {
    shortTitle: 'Hay aksi',
    title: 'Kamera açılamadı',
    description:
      'Kimse bir şey görmedi. Kamerayı kullanan başka uygulamaları kapatın ve yeniden deneyin.',
  },
}
