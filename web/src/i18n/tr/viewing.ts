import type { Texts } from 'src/i18n/Texts'

export const viewing: Texts['viewing'] = {
  title: 'Birine yardım et',
  fromTitle: 'Gösterilen ekranı gör',
  description:
    'Bir bağlantı gönderin ve yardım ettiğiniz kişinin ekranını görün. Tek tıklama yeter; indirme yok, kayıt yok.',

  inviteHeading: 'Bu bağlantıyı yardım edeceğiniz kişiye gönderin',
  inviteText: 'Karşı taraf bağlantıyı bilgisayarında açıp bir düğmeye basacak.',
  keepOpen: 'Bu sayfayı açık bırakın: ekranı burada görünecek.',

  theySee: (sentence: string) => `Karşı taraf şunu görecek: “${sentence}”`,
  addName: 'Adınızı ekleyin',
  changeName: 'Değiştir',
  nameLabel: 'Adınız (isteğe bağlı)',
  nameHint:
    'Karşı taraf böylece siz olduğunuzu anlar. Adınız bu cihazda kalır ve bağlantının içinde gider. Bize hiç ulaşmaz.',
  forgetName: 'Adımı sil',
  chime: 'Karşı taraf gelince veya gidince ses çal',
  arrivedTitle: 'Karşı taraf geldi',
  leftTitle: 'Karşı taraf gitti',

  continueHere: 'Bu cihazda devam et',
  waiting: 'Karşı tarafın ekranı bekleniyor',
  fromHeading: 'Karşı tarafın ekranı burada görünecek',
  fromText: 'Karşı taraf düğmeye basıp bir ekran seçince görürsünüz.',
  searching: 'Diğer bilgisayara bağlanılıyor…',
  searchingText:
    'Karşı taraf düğmeye bastı, ama iki bilgisayar henüz birbirine bağlanamadı.',
  choosing: 'Karşı taraf ne göstereceğini seçiyor',
  choosingText:
    'Tarayıcısı şu anda ona bu pencereyi gösteriyor. İki adımı ona okuyun.',
  picture: 'Gösterilen ekran',
  hidden: 'Karşı taraf ekranını gizledi',
  hiddenText: 'Gösterdiğinde yeniden göreceksiniz.',
  empty: 'Şu anda görülecek bir şey yok',
  emptyText:
    'Pencere simge durumuna küçültülmüş olabilir. Açıldığında yeniden göreceksiniz.',
  emptyScreenText:
    'Ekran kilitli olabilir ya da bilgisayar yalnızca orada görünen bir şey soruyor olabilir. Sonra ekranı yeniden göreceksiniz.',
  reconnecting: 'Yeniden bağlanılıyor…',
  closed: 'Sayfa karşı tarafta kapatıldı. Yeniden açılırsa burada devam eder.',
  soundOn: 'Sesi aç',
  soundOff: 'Sesi kapat',
  fullScreen: 'Tam ekran',
  leaveFullScreen: 'Tam ekrandan çık',
  leave: 'Ayrıl',

  stage: 'Görüntüyü büyütme ve kaydırma',
  keys: 'Büyütmek için fare tekerleğini çevirin ya da iki parmağınızı açın, kaydırmak için sürükleyin. Tuşlar: + ve − büyütür ve küçültür, 0 pencereye sığdırır, 1 gerçek boyutu gösterir, oklar kaydırır.',
  tools: 'Görüntü araçları',
  more: 'Diğer',
  shortcuts: 'Klavye kısayolları',
  shortcutsHint: 'Önce görüntüye tıklayın, sonra bu tuşlardan birine basın.',
  moreTools: 'Diğer araçlar',
  zoomIn: 'Büyüt',
  zoomOut: 'Küçült',
  fit: 'Pencereye sığdır',
  actualSize: '%100',
  zoomLevel: (percent: number) => `%${percent}`,
  move: 'Kaydır',
  look: {
    left: 'Sola kaydır',
    up: 'Yukarı kaydır',
    down: 'Aşağı kaydır',
    right: 'Sağa kaydır',
  },
  savePicture: 'Görüntüyü kaydet',
  savedPicture: 'Görüntü kaydedildi',
  notSavedPicture: 'Tarayıcınız buna izin vermiyor',
  pictureFileName: (when: string) => `Ekran ${when}.png`,

  sharper: 'Daha net',
  smoother: 'Daha akıcı',
  qualityPreference: ['En net', 'Net', 'Dengeli', 'Akıcı', 'En akıcı'],

  connectionUnknown: 'Bağlantı durumu',
  connection: {
    good: 'Bağlantı iyi',
    poor: 'Bağlantı kötü',
    slow: 'Bağlantı yavaş',
    unsteady: 'Bağlantı dengesiz',
  },
  connectionFaults: {
    delay: 'Görüntü gecikiyor. Aranızdaki bağlantı yavaş ya da yoğun.',
    loss: 'Görüntünün bazı parçaları kayboluyor ve yeniden gönderiliyor.',
  },
  connectionDetails: 'İnternet bağlantısının ayrıntıları',
  openConnectionDetails: '(ayrıntılar)',
  figureNames: {
    size: 'Boyut',
    framesPerSecond: 'Saniyedeki kare sayısı',
    roundTrip: 'Gecikme (gidiş dönüş)',
    data: 'Veri hızı',
    codec: 'Video biçimi',
    path: 'Bağlantı yolu',
  },
  figures: {
    numbers: 'tr',
    size: (width: number, height: number) => `${width} × ${height}`,
    roundTrip: (ms: string) => `${ms}\u00a0ms`,
    data: (kbitPerSecond: string) => `${kbitPerSecond}\u00a0kbit/sn`,
    direct: 'Doğrudan',
    relayed: 'Bir ara nokta üzerinden',
  },

  play: 'Görüntüyü göster',

  surface: {
    window: 'Karşı taraf yalnızca bir pencere gösteriyor',
    browser: 'Karşı taraf yalnızca bir sekme gösteriyor',
    camera: 'Karşı tarafın kamerasını görüyorsunuz',
  },
  askForScreen: 'Bütün ekranı iste',
  signIn: 'Oturum aç',
  askedForScreen: 'İstediniz. Karşı taraf bunun için bir düğme görecek.',
}
