import type { Texts } from 'src/locales/Texts'

export const inviting: Texts['inviting'] = {
  preparing: 'نجهّز الرابط',
  linkLabel: 'رابط للإرسال',
  copy: 'نسخ الرابط',
  copied: 'تم النسخ',
  share: 'إرسال الرابط…',
  shareText: 'يكفي فتح هذا الرابط والضغط على الزر، وعندها أرى الشاشة:',
  words: 'هل تتحدثان بالهاتف؟ يمكنك قراءة هذا بصوت عالٍ:',
  qrHeading: 'أو يمكن مسح هذا الرمز',
  qrLabel: 'رمز QR للرابط',
}
