import type { Texts } from 'src/i18n/Texts'

export const steps: Texts['steps'] = {
  phrases: {
    'click-here': 'النقر هنا',
    'double-click-here': 'نقرتان هنا',
    'right-click-here': 'النقر هنا بالزر الأيمن',
    'type-here': 'الكتابة هنا',
    'press-enter': 'الضغط على مفتاح الإدخال',
    'scroll-down': 'التمرير إلى الأسفل',
    'wait-until-done': 'الانتظار حتى ينتهي',
    'close-window': 'إغلاق هذه النافذة',
  },

  heading: 'الخطوات',
  empty:
    'بعد اختيار «ترقيم» يكفي النقر على الصورة. يصبح كل رقم خطوة يتبعها الطرف الآخر، واحدة تلو الأخرى.',
  full: (most: number) => `لا يمكن أن تزيد الخطوات على ${most}.`,
  list: 'كل الخطوات',
  noWords: 'بلا كلمات بعد',
  words: (number: number) => `المطلوب في الخطوة ${number}`,
  ownWords: 'كلماتك',
  ownWordsHint: 'يقرأ الطرف الآخر الجمل الجاهزة بلغته، وكلماتك كما تكتبها.',
  useWords: 'استخدام',
  up: (number: number) => `نقل الخطوة ${number} إلى أعلى`,
  down: (number: number) => `نقل الخطوة ${number} إلى أسفل`,
  remove: (number: number) => `حذف الخطوة ${number}`,
  removed: 'حُذفت الخطوة.',
  putBack: 'إعادتها',
  placeAgain: 'الإشارة من جديد',
  placing: (number: number) =>
    `الآن يُرجى النقر على مكان الخطوة ${number} في الصورة.`,
  cancel: 'إلغاء',
  showThem: 'عرض هذه الخطوة له',
  here: 'الطرف الآخر هنا الآن',
  done: 'تم',
  notFound: 'لا يجدها الطرف الآخر',
  noPicture: 'لا توجد صورة لهذه الخطوة. الإشارة إليها من جديد تلتقط صورة.',

  step: (number: number, count: number) => `الخطوة ${number} من ${count}`,
  picture: 'صورة المكان',
  noPictureHere: 'لا توجد صورة لهذه الخطوة.',
  told: 'يعرف من يساعدك الآن أنك لا تجدها.',
  back: 'الخطوة السابقة',
  next: 'الخطوة التالية',
  finished: 'كانت هذه آخر خطوة. أحسنت!',
}
