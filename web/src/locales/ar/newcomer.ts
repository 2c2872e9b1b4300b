import type { Texts } from 'src/locales/Texts'

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
}
