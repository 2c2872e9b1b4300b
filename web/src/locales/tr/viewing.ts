import type { Texts } from 'src/locales/Texts'

export const viewing: Texts['viewing'] = {
  title: 'Birine yardım et',
  fromTitle: 'Gösterilen ekranı gör',
  description:
    'Bir bağlantı gönderin ve yardım ettiğiniz kişinin ekranını görün. Tek tıklama yeter; indirme yok, kayıt yok.',

  inviteHeading: 'Bu bağlantıyı yardım edeceğiniz kişiye gönderin',
  inviteText:
    'Bağlantıyı bilgisayarında açıp bir düğmeye basacak. Bu sayfayı açık bırakın: ekranı burada görünecek.',

  nameLabel: 'Adınız, isterseniz',
  nameHint:
    'Karşı taraf kimin yardım etmek istediğini görür. Yalnızca bu cihazda kalır, sunucumuza hiç gitmez.',
  forgetName: 'Adımı unut',
  chime: 'Biri gelince veya gidince ses çal',
  testConnection: 'Bağlantımı sına',
  arrivedTitle: 'Biri geldi',
  leftTitle: 'Artık kimse yok',

  waiting: 'Karşı tarafın ekranı bekleniyor',
  fromHeading: 'Ekran burada görünecek',
  fromText: 'Karşı taraf düğmeye basıp bir ekran seçince görürsünüz.',
  searching: 'Diğer bilgisayara bir yol aranıyor',
  searchingText:
    'Karşı taraf düğmeye bastı, ama iki bilgisayar henüz birbirine ulaşamıyor.',
  choosing: 'Karşı taraf ne göstereceğini seçiyor',
  choosingText:
    'Tarayıcısı hangi ekranı göstereceğini soruyor. Biraz sürebilir.',
  picture: 'Gösterilen ekran',
  hidden: 'Karşı taraf ekranını gizledi',
  hiddenText: 'Gösterdiğinde yeniden göreceksiniz.',
  reconnecting: 'Yeniden bağlanılıyor…',
  soundOn: 'Sesi aç',
  soundOff: 'Sesi kapat',
  fullScreen: 'Tam ekran',
  leaveFullScreen: 'Tam ekrandan çık',
  leave: 'Ayrıl',

  stage: 'Görüntüyü büyütme ve kaydırma',
  keys: 'Büyütmek için fare tekerleğini çevirin ya da iki parmağınızı açın, kaydırmak için sürükleyin. Tuşlar: + ve − büyütür ve küçültür, 0 sığdırır, 1 %100 gösterir, oklar kaydırır.',
  tools: 'Görüntü araçları',
  moreTools: 'Diğer araçlar',
  zoomIn: 'Büyüt',
  zoomOut: 'Küçült',
  fit: 'Sığdır',
  actualSize: '%100',
  zoomLevel: (percent: number) => `%${percent}`,
  move: 'Görüntüyü kaydır',
  look: { left: 'Sola', up: 'Yukarı', down: 'Aşağı', right: 'Sağa' },
  savePicture: 'Görüntüyü kaydet',
  savedPicture: 'Görüntü kaydedildi',
  pictureFileName: (when: string) => `Ekran ${when}.png`,

  sharper: 'Daha net',
  smoother: 'Daha akıcı',
  smoothness: ['En net', 'Net', 'İkisinin arası', 'Akıcı', 'En akıcı'],

  connectionUnknown: 'Bağlantı durumu',
  connection: {
    good: 'Bağlantı iyi',
    poor: 'Bağlantı kötü',
    slow: 'Bağlantı yavaş',
    unsteady: 'Bağlantı dengesiz',
  },
  connectionFaults: {
    delay: 'Gördükleriniz geç geliyor: aranızdaki yol uzun ya da yoğun.',
    loss: 'Görüntünün bazı parçaları yolda kayboluyor ve yeniden gönderiliyor.',
  },
  connectionDetails: 'Bağlantının ayrıntıları',
  openConnectionDetails: '(ayrıntılar)',
  figureNames: {
    size: 'Boyut',
    framesPerSecond: 'Saniyedeki görüntü sayısı',
    roundTrip: 'Gidiş dönüş süresi',
    data: 'Veri',
    codec: 'Video biçimi',
    path: 'Yol',
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
    window: 'Yalnızca bir pencere görüyorsunuz',
    browser: 'Yalnızca bir sekme görüyorsunuz',
    camera: 'Kameranın gördüğünü görüyorsunuz',
  },
  askForScreen: 'Bütün ekranı iste',
  signIn: 'Oturum aç',
  askedForScreen: 'İstediniz. Karşı taraf artık bunun için bir düğme görüyor.',
}
