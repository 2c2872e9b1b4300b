import type { Texts } from 'src/i18n/Texts'

export const newcomer: Texts['newcomer'] = {
  heading: 'فتح شخص آخر رابطك',
  atSharer:
    'قد يكون من يساعدك على جهاز آخر، وقد يكون شخصًا غريبًا. لن يرى أي شيء قبل موافقتك.',
  admitAtSharer: 'إظهار شاشتي له',
  refuseAtSharer: 'عدم إظهارها',
  atViewer:
    'يريد هذا الشخص أن يعرض شاشته. ما زال من الممكن أن يعود من كنت تساعده.',
  admitAtViewer: 'مشاهدة شاشته',
  refuseAtViewer: 'مواصلة الانتظار',
  turnAway: 'أنتظر شخصًا آخر',

  strangerHeading: 'يريد شخص أن يعرض لك شاشته',
  strangerText:
    'لا يمكننا معرفة ما إذا كان لديه رابطك. هل قرأت كلماتك الأربع لأحد قبل قليل؟',
  refuseStranger: 'ليس الآن',
  strangerWaits: 'سيبدأ كل شيء عندما يوافق من يساعدك في صفحته.',

  doubtHeading: 'هل هذا من يساعدك؟',
  doubtText: 'جاء شخص من دون رابطك. لن يرى أي شيء قبل موافقتك.',
  compare: 'يُرجى السؤال عن الكلمتين عنده. يجب أن تكونا مثل هاتين:',
  yourWords: 'إذا سُئلت عن كلمتيك فهما هاتان:',
}
