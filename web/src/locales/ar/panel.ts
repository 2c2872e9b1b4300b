import type { Texts } from 'src/locales/Texts'

export const panel: Texts['panel'] = {
  title: 'إرشادات من يساعدك',
  sees: 'من يساعدك يرى شاشتك.',
  seesBy: (name: string) => `شاشتك ظاهرة الآن أمام ${name}.`,
  limits: 'الإشارة إلى الأشياء ممكنة، أما النقر والكتابة فلا.',
  idle: 'عند الإشارة إلى شيء ما، يظهر هنا.',
  shows: 'من يساعدك يشير إلى شيء ما',
  showsBy: (name: string) => `إشارة من ${name}`,
  place: {
    upperLeft: 'أعلى اليسار',
    top: 'في الأعلى',
    upperRight: 'أعلى اليمين',
    left: 'على اليسار',
    middle: 'في الوسط',
    right: 'على اليمين',
    lowerLeft: 'أسفل اليسار',
    bottom: 'في الأسفل',
    lowerRight: 'أسفل اليمين',
  },
  closeUp: 'المكان مكبّرًا',
  map: 'كل ما هو معروض، مصغّرًا',
  bigger: 'نص أكبر',
  open: 'فتح نافذة المساعدة',
  openText: 'تبقى فوق كل شيء وتبيّن أين يجب النظر.',
  keepOnTop: 'إبقاء هذا في المقدمة',
}
