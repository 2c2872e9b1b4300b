import type { Texts } from 'src/locales/Texts'

export const words: Texts['words'] = {
  heading: 'هل قرأ لك أحد أربع كلمات؟',
  label: 'الكلمات الأربع',
  example: 'مثلًا: lamp cloud piano tree',
  complete: 'إكمال الكلمة',
  didYouMean: 'هل هذا هو المقصود؟',
  notFour: 'المطلوب أربع كلمات. يُرجى طلب قراءتها كلها مرة أخرى.',
  tooOften:
    'كثرت المحاولات الخاطئة. يُرجى الانتظار عشر دقائق، أو طلب إرسال الرابط.',
  go: 'متابعة',
  unknown: (word: string) =>
    `لا نعرف الكلمة «\u2068${word}\u2069». يُرجى طلب تهجئتها.`,
}
