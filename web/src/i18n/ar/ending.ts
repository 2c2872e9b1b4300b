import { plural } from 'src/i18n/plural'
import type { Texts } from 'src/i18n/Texts'

export const ending: Texts['ending'] = {
  leaving: {
    heading: 'ما زالت شاشتك تُعرض',
    text: 'عند مغادرة هذه الصفحة لن تظهر شاشتك لمن يساعدك.',
    stay: 'متابعة المشاركة',
    leave: 'المغادرة وإيقاف المشاركة',
  },
  lasted: (duration: string) => `دام الاتصال ${duration}.`,
  lessThanMinute: 'أقل من دقيقة',
  minutes: (count: number) =>
    plural('ar', count, {
      zero: `${count} دقيقة`,
      one: 'دقيقة واحدة',
      two: 'دقيقتين',
      few: `${count} دقائق`,
      many: `${count} دقيقة`,
      other: `${count} دقيقة`,
    }),
  hours: (hours: number, minutes: number) => `${hours} س ${minutes} د`,
  saved: 'حُفظ على هذا الجهاز:',
  nothingSaved: 'لم يُحفظ شيء على هذا الجهاز.',
  places: {
    downloads: 'ضمن التنزيلات',
    chosen: 'في المكان المختار',
    sheets: 'تحت «أوراقي»',
  },
  notArrived: (name: string) => `لم يصل الملف \u2068${name}\u2069 كاملًا.`,
  question: 'هل نجح الأمر؟',
  yes: 'نعم، نجح',
  no: 'ليس بعد',
  told: 'يرى الطرف الآخر إجابتك.',
  theirAnswer: {
    worked: 'يقول الطرف الآخر إن الأمر نجح.',
    'not-yet': 'يقول الطرف الآخر إن الأمر لم ينجح بعد.',
  },
  helperAnswer: {
    worked: 'يقول من يساعدك إن الأمر نجح.',
    'not-yet': 'يقول من يساعدك إن الأمر لم ينجح بعد.',
  },
  nameWorked: (name: string) => `يقول \u2068${name}\u2069 إن الأمر نجح.`,
  nameNotYet: (name: string) =>
    `يقول \u2068${name}\u2069 إن الأمر لم ينجح بعد.`,
}
