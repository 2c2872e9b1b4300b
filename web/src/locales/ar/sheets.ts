import { plural } from 'src/locales/plural'
import type { Texts } from 'src/locales/Texts'

import { isolate } from './isolate'

export const sheets: Texts['sheets'] = {
  keep: 'الاحتفاظ بما فعلناه',
  keepText:
    'تحصل على ورقة فيها صورة لكل خطوة، للطباعة أو للرجوع إليها. تبقى على هذا الكمبيوتر.',
  keepAgain: 'الاحتفاظ بالخطوات الجديدة',
  kept: 'الورقة محفوظة على هذا الكمبيوتر. تجدها في هذا الموقع تحت «أوراقي».',
  full: 'لم تبقَ مساحة على هذا الكمبيوتر، لذلك لم تُحفظ الورقة. تبقى طباعتها أو حفظها كملف ممكنة.',
  denied:
    'هذا المتصفح لا يسمح بالاحتفاظ بالورقة. تبقى طباعتها أو حفظها كملف ممكنة.',
  name: 'اسم الورقة',
  useName: 'استخدام هذا الاسم',
  usualName: (date: string) => `ما فعلناه في ${date}`,
  print: 'طباعة',
  saveFile: 'حفظ كملف',

  with: (name: string, date: string) => `مع ${isolate(name)}، ${date}`,
  made: (date: string) => `بتاريخ ${date}`,
  map: 'مكانها على الشاشة',
  footer: 'في المرة القادمة قد تبدو شاشتك مختلفة قليلًا.',

  suggest: 'اقتراح الاحتفاظ بها',
  suggestText:
    'يحصل الطرف الآخر على ورقة فيها صورة لكل خطوة، للطباعة أو للرجوع إليها.',
  suggested: 'يرى الطرف الآخر الآن زرًّا لذلك.',
  theyKept: 'احتفظ الطرف الآخر بالورقة.',
  theyDeclined: 'لا يريد الطرف الآخر الاحتفاظ بها الآن.',
  suggestion: 'يقترح من يساعدك الاحتفاظ بهذه الخطوات في ورقة.',
  suggestionBy: (name: string) =>
    `اقتراح من ${isolate(name)}: الاحتفاظ بهذه الخطوات في ورقة.`,
  notNow: 'ليس الآن',

  title: 'أوراقي',
  introduction:
    'ما أنجزته بمساعدة، خطوة بخطوة. هذه الأوراق على هذا الكمبيوتر فقط.',
  none: 'لا توجد أوراق بعد. عند عرض خطوات عليك، يُرجى الضغط على «الاحتفاظ بما فعلناه».',
  unavailable:
    'هذا المتصفح لا يسمح لهذا الموقع بحفظ أي شيء، لذلك لا توجد أوراق هنا.',
  gone: 'هذه الورقة ليست على هذا الكمبيوتر، أو تتعذّر قراءتها.',
  stepCount: (count: number) =>
    plural('ar', count, {
      zero: 'بلا خطوات',
      one: 'خطوة واحدة',
      two: 'خطوتان',
      few: `${count} خطوات`,
      many: `${count} خطوة`,
      other: `${count} خطوة`,
    }),
  room: (size: string) => `تشغل ${isolate(size)} على هذا الكمبيوتر.`,
  all: 'كل الأوراق',
  readAloud: 'القراءة بصوت عالٍ',
  stopReading: 'إيقاف القراءة',
  rename: 'تغيير الاسم',
  remove: 'حذف هذه الورقة',
  removed: (name: string) => `حُذفت «${isolate(name)}».`,
  undo: 'تراجع',
  removeAll: 'حذف كل الأوراق',
  removeAllQuestion: 'هل تُحذف كلها؟ لا يمكن التراجع عن ذلك.',
  removeAllYes: 'نعم، حذف الكل',
  removeAllNo: 'لا، إبقاؤها',
  removedAll: 'حُذفت كل الأوراق.',
  view: 'الورقة',
}
