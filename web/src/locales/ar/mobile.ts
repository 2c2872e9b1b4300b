import type { Texts } from 'src/locales/Texts'

export const mobile: Texts['mobile'] = {
  title: 'المشاركة من الهاتف',
  heading: 'لمشاركة الشاشة يُرجى استخدام كمبيوتر',
  reason:
    'لا تسمح الهواتف والأجهزة اللوحية بعد لصفحة إنترنت بعرض الشاشة. سيصبح ذلك ممكنًا قريبًا.',
  stepsHeading: 'ما يمكنك فعله الآن',
  steps: [
    'فتح الرابط نفسه على كمبيوتر، في Chrome أو Edge أو Firefox أو Safari.',
    'لرؤية شاشة شخص آخر، يكفي هذا الهاتف أو الجهاز اللوحي.',
  ],
}
