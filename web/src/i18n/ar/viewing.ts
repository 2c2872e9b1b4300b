import type { Texts } from 'src/i18n/Texts'

/**
 * \u2066 and \u2069 keep digits in order within a right-to-left line. `numbers`
 * asks for Latin digits, which every keyboard has, because browsers differ in
 * the digits that they use for Arabic.
 */
export const viewing: Texts['viewing'] = {
  title: 'مساعدة شخص آخر',
  fromTitle: 'رؤية شاشة مشتركة',
  description:
    'يكفي إرسال رابط لرؤية شاشة من يحتاج إلى مساعدتك. نقرة واحدة تكفي، بلا تنزيل ولا تسجيل.',

  inviteHeading: 'يُرجى إرسال هذا الرابط إلى من يحتاج إلى مساعدتك',
  inviteText: 'سيفتحه الطرف الآخر على الكمبيوتر ويضغط على زر واحد.',
  keepOpen: 'يُرجى ترك هذه الصفحة مفتوحة: ستظهر شاشته هنا.',

  theySee: (sentence: string) => `سيرى الطرف الآخر: «${sentence}»`,
  addName: 'إضافة اسمك',
  changeName: 'تغيير',
  nameLabel: 'اسمك (اختياري)',
  nameHint:
    'هكذا يعرف الطرف الآخر أن من يساعده هو أنت. يُحفظ الاسم على هذا الجهاز ويُرسل ضمن الرابط، ولا يصل إلينا أبدًا.',
  forgetName: 'حذف اسمي',
  chime: 'صوت عند وصول الطرف الآخر أو مغادرته',
  arrivedTitle: 'وصل الطرف الآخر',
  leftTitle: 'غادر الطرف الآخر',

  continueHere: 'المتابعة على هذا الجهاز',
  waiting: 'في انتظار شاشة الطرف الآخر',
  fromHeading: 'ستظهر شاشة الطرف الآخر هنا',
  fromText: 'حالما يضغط الطرف الآخر على الزر ويختار شاشة، تظهر عندك.',
  searching: 'نحاول الاتصال بالكمبيوتر الآخر…',
  searchingText: 'ضغط الطرف الآخر على الزر، لكن جهازيكما لم يتصلا بعد.',
  choosing: 'يختار الطرف الآخر ما يشاركه',
  choosingText:
    'يُظهر متصفح الطرف الآخر هذه النافذة الآن. يمكن قراءة الخطوتين له.',
  picture: 'الشاشة المشتركة',
  hidden: 'أخفى الطرف الآخر شاشته',
  hiddenText: 'ستظهر من جديد عندما يُظهرها.',
  empty: 'لا شيء يظهر الآن',
  emptyText: 'ربما النافذة مصغّرة. ستظهر من جديد عند فتحها.',
  emptyScreenText:
    'ربما الشاشة مقفلة، أو أن الحاسوب يسأل عن شيء لا يظهر إلا هناك. ستظهر الشاشة من جديد بعد ذلك.',
  reconnecting: 'جارٍ إعادة الاتصال…',
  closed:
    'أُغلقت الصفحة لدى الطرف الآخر. إذا فُتحت من جديد فسيستمر كل شيء هنا.',
  soundOn: 'تشغيل الصوت',
  soundOff: 'إيقاف الصوت',
  fullScreen: 'ملء الشاشة',
  leaveFullScreen: 'إنهاء ملء الشاشة',
  leave: 'مغادرة',

  stage: 'تكبير الصورة وتحريكها',
  keys: 'للتكبير: تدوير العجلة أو إبعاد إصبعين، وللتحريك: السحب. لوحة المفاتيح: + و − للتكبير والتصغير، 0 للملاءمة مع النافذة، 1 للحجم الفعلي، والأسهم للتحريك.',
  tools: 'أدوات الصورة',
  more: 'المزيد',
  shortcuts: 'اختصارات لوحة المفاتيح',
  shortcutsHint: 'انقر على الصورة أولاً، ثم اضغط على أحد هذه المفاتيح.',
  moreTools: 'أدوات أخرى',
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  fit: 'ملاءمة مع النافذة',
  actualSize: '\u2066100%\u2069',
  zoomLevel: (percent: number) => `\u2066${percent}%\u2069`,
  move: 'تحريك',
  look: {
    left: 'التحريك إلى اليسار',
    up: 'التحريك إلى الأعلى',
    down: 'التحريك إلى الأسفل',
    right: 'التحريك إلى اليمين',
  },
  savePicture: 'حفظ لقطة شاشة',
  savedPicture: 'حُفظت لقطة الشاشة',
  notSavedPicture: 'متصفحك لا يسمح بذلك',
  pictureFileName: (when: string) => `شاشة ${when}.png`,

  sharper: 'أوضح',
  smoother: 'أكثر سلاسة',
  qualityPreference: ['الأوضح', 'واضحة', 'متوازنة', 'سلسة', 'الأكثر سلاسة'],

  connectionUnknown: 'الاتصال',
  connection: {
    good: 'الاتصال جيد',
    poor: 'الاتصال ضعيف',
    slow: 'الاتصال بطيء',
    unsteady: 'الاتصال متقطع',
  },
  connectionFaults: {
    delay: 'تصل الصورة متأخرة. الاتصال بينكما بطيء أو مزدحم.',
    loss: 'تضيع أجزاء من الصورة ويُعاد إرسالها.',
  },
  connectionDetails: 'تفاصيل الاتصال',
  openConnectionDetails: '(التفاصيل)',
  figureNames: {
    size: 'الحجم',
    framesPerSecond: 'عدد الإطارات في الثانية',
    roundTrip: 'التأخير (ذهابًا وإيابًا)',
    data: 'معدل البيانات',
    codec: 'صيغة الفيديو',
    path: 'المسار',
  },
  figures: {
    numbers: 'ar-u-nu-latn',
    size: (width: number, height: number) => `\u2066${width} × ${height}\u2069`,
    roundTrip: (ms: string) => `${ms}\u00a0مللي ثانية`,
    data: (kbitPerSecond: string) => `${kbitPerSecond}\u00a0كيلوبت/ثانية`,
    direct: 'مباشر',
    relayed: 'عبر محطة وسيطة',
  },

  play: 'عرض الصورة',

  surface: {
    window: 'يعرض الطرف الآخر نافذة واحدة فقط',
    browser: 'يعرض الطرف الآخر علامة تبويب واحدة فقط',
    camera: 'أمامك كاميرا الطرف الآخر',
  },
  askForScreen: 'طلب رؤية الشاشة كلها',
  signIn: 'تسجيل الدخول',
  askedForScreen: 'أُرسل الطلب. سيظهر للطرف الآخر زر لذلك.',
}
