import type { Texts } from 'src/i18n/Texts'

export const errors: Texts['errors'] = {
  '404': {
    shortTitle: '404',
    title: 'هذه الصفحة غير موجودة',
    description: 'ربما في العنوان خطأ بسيط، أو انتقلت الصفحة إلى مكان آخر.',
  },
  unknown: {
    shortTitle: 'عذرًا',
    title: 'حدث خطأ ما',
    description: 'يُرجى المحاولة لاحقًا. وإذا استمرت المشكلة، يُرجى مراسلتنا.',
  },
  network: {
    shortTitle: 'خطأ',
    title: 'نواجه صعوبة في الاتصال بالشبكة',
    description:
      'يُرجى التأكد من أن الإنترنت يعمل، أو المحاولة لاحقًا. وإذا استمرت المشكلة، يُرجى مراسلتنا.',
  },

  'sharer-left': {
    shortTitle: 'إلى اللقاء',
    title: 'غادر الطرف الآخر',
    description: 'يمكنه العودة عبر الرابط نفسه.',
  },
  'sharer-stopped': {
    shortTitle: 'عذرًا',
    title: 'توقّف الطرف الآخر عن مشاركة شاشته',
    description: 'يمكنه مشاركتها من جديد عبر الرابط نفسه.',
  },
  'sharer-returned': {
    shortTitle: 'أهلًا من جديد',
    title: 'عاد الطرف الآخر',
    description: 'يكفي الضغط على الزر مرة أخرى، وعندها تظهر الشاشة هنا.',
  },
  'viewer-left': {
    shortTitle: 'إلى اللقاء',
    title: 'غادر الشخص الذي كان يشاهد',
    description: 'لمشاركة الشاشة من جديد، يُرجى طلب رابط جديد منه.',
  },
  'already-viewing': {
    shortTitle: 'عذرًا',
    title: 'هناك من يشاهد الآن',
    description: 'يمكن لشخص واحد فقط أن يرى الشاشة في الوقت نفسه.',
  },
  'viewer-not-proved': {
    shortTitle: 'تنبيه',
    title: 'لا يمكننا التأكد من أن هذا هو من يساعدك',
    description:
      'لم ير أحد شاشتك. قد يكون الرابط قديمًا أو ناقصًا. اطلب رابطًا جديدًا.',
  },
  'viewer-not-compared': {
    shortTitle: 'تنبيه',
    title: 'جاء شخص من دون رابطك',
    description:
      'لم نتمكن من التحقق من هويته. لم ير أحد شاشتك. أرسل الرابط مرة أخرى إلى من يساعدك.',
  },
  'stranger-keeps-trying': {
    shortTitle: 'تنبيه',
    title: 'هناك من يحاول مرارًا أن يرى شاشتك',
    description:
      'لم ير أحد شاشتك. اتصل أولًا بمن يساعدك على رقم تعرفه، ثم أرسل إليه الرابط في رسالة.',
  },
  'sharer-not-proved': {
    shortTitle: 'تنبيه',
    title: 'لا يمكننا التأكد من هوية الشخص',
    description:
      'لم يُعرض شيء. قد يكون الرابط قديمًا أو ناقصًا. استخدم رابطًا جديدًا.',
  },

  'invalid-account-details': {
    shortTitle: 'عذرًا',
    title: 'كلمة السر أو البريد الإلكتروني غير مطابق',
    description: '',
  },
  'email-taken': {
    shortTitle: 'عذرًا',
    title: 'هذا البريد الإلكتروني مستخدم من قبل',
    description: 'يمكن تسجيل الدخول به مباشرة.',
  },
  'no-account-with-email': {
    shortTitle: 'عذرًا',
    title: 'لم نجد هذا الحساب',
    description: 'يُرجى التأكد من عنوان البريد الإلكتروني.',
  },
  'reset-password-token-invalid': {
    shortTitle: 'عذرًا',
    title: 'لا يمكن تغيير كلمة السر',
    description: 'يُرجى طلب رابط جديد لتغيير كلمة السر.',
  },
  'accept-invite-already-member': {
    shortTitle: 'عذرًا',
    title: 'لا يمكن قبول الدعوة',
    description: 'أنت من أعضاء هذا الفريق بالفعل.',
  },
  'accept-invite-email-mismatch': {
    shortTitle: 'عذرًا',
    title: 'لا يمكن قبول الدعوة',
    description: 'الدعوة موجّهة إلى بريد إلكتروني آخر.',
  },
  'accept-invite-token-expired': {
    shortTitle: 'عذرًا',
    title: 'لا يمكن قبول الدعوة',
    description: 'انتهت مدة الدعوة.',
  },
  'accept-invite-token-invalid': {
    shortTitle: 'عذرًا',
    title: 'لا يمكن قبول الدعوة',
    description: 'رابط الدعوة غير صالح.',
  },

  'someone-else-sharing': {
    shortTitle: 'مشغول',
    title: 'شخص آخر يشارك شاشته الآن',
    description:
      'ينظر من يساعدك الآن إلى شاشة شخص آخر. يُرجى الانتظار حتى ينتهي ثم المحاولة من جديد.',
  },
  'declined-by-viewer': {
    shortTitle: 'عذرًا',
    title: 'لم يُقبل اتصالك',
    description:
      'ربما ينتظرون شخصًا آخر. يُرجى السؤال ثم الضغط على الزر من جديد.',
  },
  'declined-by-sharer': {
    shortTitle: 'عذرًا',
    title: 'لم تتم الموافقة',
    description: 'ربما ينتظرون شخصًا آخر. يُرجى السؤال ثم المحاولة مرة أخرى.',
  },
  'display-capture-denied-by-system': {
    shortTitle: 'بقي القليل',
    title: 'يجب أن يسمح الكمبيوتر بذلك أولًا',
    description:
      'يُرجى فتح إعدادات الخصوصية في الكمبيوتر، ثم البحث عن «تسجيل الشاشة» وتشغيله لهذا المتصفح. بعد ذلك يُرجى إغلاق المتصفح وفتحه من جديد، ثم فتح الرابط نفسه. لم يرَ أحد أي شيء.',
  },
  'display-capture-unsupported': {
    shortTitle: 'للأسف',
    title: 'لا يستطيع هذا الجهاز مشاركة شاشته',
    description:
      'لا تستطيع الهواتف والأجهزة اللوحية عرض شاشتها في صفحة إنترنت. يُرجى فتح الرابط نفسه على كمبيوتر.',
  },
  'display-capture-failed': {
    shortTitle: 'عذرًا',
    title: 'تعذّرت مشاركة شاشتك',
    description:
      'لم يرَ أحد أي شيء. يُرجى المحاولة من جديد، أو اختيار شاشة أو نافذة أخرى.',
  },
  'not-secure-context': {
    shortTitle: 'بقي القليل',
    title: 'هذه الصفحة غير آمنة',
    description:
      'لا تشارك المتصفحات الشاشة إلا من صفحات آمنة. يُرجى التأكد من أن العنوان يبدأ بـ \u2066https://\u2069 ثم فتحه من جديد.',
  },
  'browser-unsupported': {
    shortTitle: 'للأسف',
    title: 'هذا المتصفح قديم ولا يستطيع مشاركة الشاشة',
    description:
      'يُرجى فتح الرابط نفسه في متصفح أحدث على كمبيوتر: Chrome 72 أو Firefox 66 أو Safari 13 أو أحدث. وللمشاهدة يكفي Firefox 59 أو Safari 11.1.',
  },
  'webrtc-missing': {
    shortTitle: 'للأسف',
    title: 'لا يستطيع هذا المتصفح إجراء الاتصال',
    description:
      'ينقصه شيء يحتاج إليه لذلك، أو أنه متوقف. يُرجى فتح الرابط نفسه في إصدار حديث من Chrome أو Edge أو Firefox أو Safari.',
  },
  'display-capture-refused': {
    shortTitle: 'بقي القليل',
    title: 'المتصفح يحظر عرض الشاشة',
    description:
      'إنه مضبوط على عدم عرض الشاشة في هذه الصفحة. يمكنك تغيير ذلك هنا والمحاولة مرة أخرى. لم يرَ أحد أي شيء.',
  },
  'sign-in-required': {
    shortTitle: 'بقي القليل',
    title: 'يُرجى تسجيل الدخول أولًا',
    description:
      'هنا لا يرى الشاشة إلا من يساعد وقد سجّل الدخول. لن يستغرق ذلك إلا لحظة، ثم تعود إلى هنا.',
  },
  'in-app-browser': {
    shortTitle: 'بقي القليل',
    title: 'يُرجى فتح هذا الرابط في متصفحك',
    description:
      'هذه الصفحة مفتوحة داخل تطبيق آخر، ولا تعمل مشاركة الشاشة هناك. الرابط نفسه يعمل في متصفحك.',
  },
  'camera-refused': {
    shortTitle: 'بقي القليل',
    title: 'المتصفح يحظر الكاميرا',
    description:
      'لم يرَ أحد أي شيء. يُرجى السماح لهذه الصفحة باستخدام الكاميرا والمحاولة مرة أخرى.',
  },
  'calls-blocked': {
    shortTitle: 'عذرًا',
    title: 'شبكتكم تسمح بمرور الصفحات، لكن لا تسمح بالمكالمات',
    description:
      'قد يكون السبب VPN أو برنامجًا لمكافحة الفيروسات أو شبكة شركة. «اختبار اتصالي» يبيّن ما الذي يمرّ.',
  },
  'camera-failed': {
    shortTitle: 'عذرًا',
    title: 'تعذر تشغيل الكاميرا',
    description:
      'لم يرَ أحد أي شيء. يُرجى إغلاق التطبيقات الأخرى التي تستخدم الكاميرا والمحاولة مرة أخرى.',
  },
}
