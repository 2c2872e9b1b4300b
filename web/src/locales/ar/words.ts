import type { Texts } from 'src/locales/Texts'

import { isolate } from './isolate'

export const words: Texts['words'] = {
  heading: 'هل قرأ لك أحد أربع كلمات؟',
  label: 'كتابة الكلمات الأربع',
  example: 'مثلًا: lamp cloud piano tree',
  complete: 'اقتراحات',
  didYouMean: 'هل المقصود إحدى هذه؟',
  notFour: 'المطلوب الكلمات الأربع كلها. يُرجى طلب قراءتها مرة أخرى.',
  tooOften: 'كثرت المحاولات. يُرجى الانتظار عشر دقائق، أو طلب إرسال الرابط.',
  go: 'متابعة',
  unknown: (word: string) =>
    `«${isolate(word)}» ليست من كلماتنا. يُرجى طلب تهجئتها.`,
  oldLink:
    'هل صفحة من يساعدك مفتوحة؟ إذن قد يكون هذا الرابط قديمًا. يُرجى طلب رابط جديد، أو كتابة الكلمات الأربع الظاهرة في تلك الصفحة.',
}
