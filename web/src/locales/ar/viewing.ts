import type { Texts } from 'src/locales/Texts'

/** Keeps figures in their order where the line runs from right to left. */
const leftToRight = (figures: string) => `\u2066${figures}\u2069`

export const viewing: Texts['viewing'] = {
  title: 'مساعدة شخص آخر',
  fromTitle: 'رؤية شاشة مشتركة',
  description:
    'يكفي إرسال رابط لرؤية شاشة من يحتاج إلى مساعدتك. نقرة واحدة تكفي، بلا تنزيل ولا تسجيل.',

  inviteHeading: 'يُرجى إرسال هذا الرابط إلى من يحتاج إلى مساعدتك',
  inviteText:
    'سيفتحه على الكمبيوتر ويضغط على زر واحد. يُرجى ترك هذه الصفحة مفتوحة: ستظهر شاشته هنا.',

  nameLabel: 'اسمك، إن أردت',
  nameHint:
    'هكذا يرى الطرف الآخر من يريد مساعدته. يبقى الاسم على هذا الجهاز فقط، ولا يصل إلى خادمنا أبدًا.',
  forgetName: 'نسيان اسمي',
  chime: 'صوت عند الوصول أو المغادرة',
  testConnection: 'اختبار اتصالي',
  arrivedTitle: 'وصل الطرف الآخر',
  leftTitle: 'غادر الطرف الآخر',

  waiting: 'في انتظار شاشة الطرف الآخر',
  fromHeading: 'ستظهر الشاشة هنا',
  fromText: 'حالما يضغط الطرف الآخر على الزر ويختار شاشة، تظهر عندك.',
  searching: 'نبحث عن طريق إلى الكمبيوتر الآخر',
  searchingText:
    'ضغط الطرف الآخر على الزر، لكن جهازيكما لم يصل أحدهما إلى الآخر بعد.',
  choosing: 'يختار الطرف الآخر ما يشاركه',
  choosingText: 'يسأله المتصفح أي شاشة يعرض. قد يستغرق ذلك لحظات.',
  picture: 'الشاشة المشتركة',
  hidden: 'أخفى الطرف الآخر شاشته',
  hiddenText: 'ستظهر من جديد عندما يُظهرها.',
  reconnecting: 'جارٍ إعادة الاتصال…',
  soundOn: 'تشغيل الصوت',
  soundOff: 'إيقاف الصوت',
  fullScreen: 'ملء الشاشة',
  leaveFullScreen: 'إنهاء ملء الشاشة',
  leave: 'مغادرة',

  stage: 'تكبير الصورة وتحريكها',
  keys: 'للتكبير: تدوير العجلة أو إبعاد إصبعين، وللتحريك: السحب. المفاتيح: + و − للتكبير والتصغير، 0 للملاءمة، 1 لعرض 100%، والأسهم للتحريك.',
  tools: 'أدوات الصورة',
  moreTools: 'أدوات أخرى',
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  fit: 'ملاءمة',
  actualSize: leftToRight('100%'),
  zoomLevel: (percent: number) => leftToRight(`${percent}%`),
  move: 'تحريك الصورة',
  look: { left: 'يسار', up: 'أعلى', down: 'أسفل', right: 'يمين' },
  savePicture: 'حفظ الصورة',
  savedPicture: 'حُفظت الصورة',
  pictureFileName: (when: string) => `شاشة ${when}.png`,

  sharper: 'أوضح',
  smoother: 'أكثر سلاسة',
  smoothness: ['الأوضح', 'واضحة', 'بين بين', 'سلسة', 'الأكثر سلاسة'],

  connectionUnknown: 'الاتصال',
  connection: {
    good: 'الاتصال جيد',
    poor: 'الاتصال ضعيف',
    slow: 'الاتصال بطيء',
    unsteady: 'الاتصال متقطع',
  },
  connectionFaults: {
    delay: 'يصل كل شيء متأخرًا: الطريق بينكما طويل أو مزدحم.',
    loss: 'تضيع أجزاء من الصورة في الطريق ويُعاد إرسالها.',
  },
  connectionDetails: 'تفاصيل الاتصال',
  openConnectionDetails: '(التفاصيل)',
  figureNames: {
    size: 'الحجم',
    framesPerSecond: 'عدد الصور في الثانية',
    roundTrip: 'زمن الذهاب والعودة',
    data: 'البيانات',
    codec: 'صيغة الفيديو',
    path: 'الطريق',
  },
  figures: {
    // Browsers differ in the digits they take for Arabic; every keyboard has these.
    numbers: 'ar-u-nu-latn',
    size: (width: number, height: number) =>
      leftToRight(`${width} × ${height}`),
    roundTrip: (ms: string) => `${ms}\u00a0مللي ثانية`,
    data: (kbitPerSecond: string) => `${kbitPerSecond}\u00a0كيلوبت/ثانية`,
    direct: 'مباشر',
    relayed: 'عبر محطة وسيطة',
  },

  play: 'عرض الصورة',

  surface: {
    window: 'أمامك نافذة واحدة فقط',
    browser: 'أمامك علامة تبويب واحدة فقط',
    camera: 'أمامك ما تراه الكاميرا',
  },
  askForScreen: 'طلب الشاشة كلها',
  signIn: 'تسجيل الدخول',
  askedForScreen: 'أُرسل الطلب. يظهر الآن للطرف الآخر زر لذلك.',
}
