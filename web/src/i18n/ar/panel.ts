import type { Texts } from 'src/i18n/Texts'

export const panel: Texts['panel'] = {
  title: 'إرشادات من يساعدك',
  sees: 'من يساعدك يرى شاشتك.',
  seesBy: (name: string) => `شاشتك ظاهرة الآن أمام \u2068${name}\u2069.`,
  limits:
    'من يساعدك يستطيع الإشارة إلى الأشياء، لكنه لا يستطيع النقر ولا الكتابة.',
  verified: 'هذا هو من أنشأ الرابط.',
  ownsWords: 'هذا هو صاحب هذه الكلمات الأربع.',
  hasLink: 'لدى هذا الشخص الرابط الذي أرسلته.',
  sameHelper: (name: string, date: string) =>
    `هذا \u2068${name}\u2069، وهو نفسه من ساعدك في ${date}.`,
  sameAsBefore: (name: string) =>
    `هذا \u2068${name}\u2069، وهو نفسه من ساعدك من قبل.`,
  notVerified: 'لم يتم التحقق.',
  since: (time: string) => `منذ ${time}.`,
  idle: 'عندما يشير من يساعدك إلى شيء ما، يظهر هنا.',
  shows: 'من يساعدك يشير إلى شيء ما',
  showsBy: (name: string) => `إشارة من \u2068${name}\u2069`,
  place: {
    upperLeft: 'يُرجى النظر إلى أعلى اليسار',
    top: 'يُرجى النظر إلى الأعلى',
    upperRight: 'يُرجى النظر إلى أعلى اليمين',
    left: 'يُرجى النظر إلى اليسار',
    middle: 'يُرجى النظر إلى الوسط',
    right: 'يُرجى النظر إلى اليمين',
    lowerLeft: 'يُرجى النظر إلى أسفل اليسار',
    bottom: 'يُرجى النظر إلى الأسفل',
    lowerRight: 'يُرجى النظر إلى أسفل اليمين',
  },
  closeUp: 'المكان عن قرب',
  map: 'صورة صغيرة لشاشتك',
  bigger: 'نص أكبر',
  open: 'فتح نافذة المساعدة',
  openText: 'تبقى فوق كل شيء وتبيّن أين يجب النظر.',
  keepOnTop: 'إبقاء هذا في المقدمة',
}
