import type { Texts } from 'src/locales/Texts'

import { isolate } from './isolate'

export const keeping: Texts['keeping'] = {
  keepLink: 'استخدام الرابط نفسه كل مرة',
  keepLinkText:
    'يصبح لك رابط خاص وأربع كلمات خاصة لا تتغير، فيصل إليك من تساعده بضغطة زر واحدة.',
  making: 'نجهّز رابطك الخاص. قد يستغرق ذلك دقيقة…',
  made: 'هذا هو رابطك الخاص الآن. يُرجى إرسال هذا الرابط.',
  kept: 'هذا رابطك الخاص. يبقى نفسه عند كل فتح لهذه الصفحة في هذا المتصفح.',
  elsewhere: 'رابطك الخاص مستخدم في علامة تبويب أخرى. الرابط هنا مختلف.',
  notMade:
    'تعذّر إنشاء رابطك. يُرجى التحقق من الاتصال بالإنترنت ثم المحاولة مرة أخرى.',
  newLink: 'الحصول على رابط جديد',
  newLinkText:
    'سيتوقف رابطك وكلماته الأربع عن العمل لدى كل من يملكها، وكذلك الأزرار المحفوظة.',
  replace: 'نعم، استبدال رابطي',

  offer: (name: string) => `هل تريد زرًّا لطلب المساعدة من ${isolate(name)}؟`,
  offerWithoutName: 'هل تريد زرًّا لمن يساعدك؟',
  offerText:
    'عند الحاجة إلى المساعدة مرة أخرى، يكفي فتح هذا الموقع والضغط على الزر. لا حاجة إلى رابط.',
  nameLabel: 'الاسم على الزر',
  keepButton: 'إبقاء الزر على هذا الكمبيوتر',
  keptButton: (place: string, button: string) =>
    `تم. في المرة القادمة يكفي فتح ${isolate(place)} والضغط على «${button}».`,

  heading: 'من يساعدك',
  getHelp: (name: string) => `طلب المساعدة من ${isolate(name)}`,
  removing: 'إزالة زر',
  remove: (name: string) => `إزالة ${isolate(name)}`,
  removed: (name: string) => `تمت إزالة زر ${isolate(name)}.`,
  undo: 'تراجع',
}
