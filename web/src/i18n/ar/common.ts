import type { Texts } from 'src/i18n/Texts'

export const common: Texts['common'] = {
  loading: 'لحظة من فضلك…',
  tagline: 'نقرة واحدة تكفي، بلا تنزيل ولا تسجيل.',
  tryAgain: 'المحاولة من جديد',
  testConnection: 'اختبار اتصالي',
  backToHome: 'الصفحة الرئيسية',
  besideError: 'لم يعمل شيء ما في هذه الصفحة، وكل ما عداه يعمل كالمعتاد.',
  newVersion: 'توجد نسخة جديدة.',
  loadNewVersion: 'تحميل النسخة الجديدة',
  support: 'للكتابة إلينا:',
  newTab: '(يُفتح في علامة تبويب جديدة)',
  needsJavaScript: 'لاستخدام هذه الصفحة، يُرجى تشغيل JavaScript في المتصفح.',

  description: (appName: string) =>
    `مع ${appName} تصبح مساعدة الأهل في أمور الكمبيوتر أسهل: يعرضون شاشتهم، وتظهر عندك. نقرة واحدة تكفي، بلا تنزيل ولا تسجيل.`,
  keywords: [
    'مشاركة الشاشة',
    'عرض الشاشة',
    'مساعدة الوالدين في الكمبيوتر',
    'دعم تقني للعائلة',
    'بلا تنزيل',
    'بلا تسجيل',
    'مجانًا',
  ],

  homeLink: (appName: string) => `${appName}، الصفحة الرئيسية`,
  footerNavigation: 'حول هذا الموقع',
  language: 'اللغة',
  privacyLink: 'الخصوصية',
  termsLink: 'شروط الاستخدام',
}
