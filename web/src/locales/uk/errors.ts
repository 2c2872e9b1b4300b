import type { Texts } from 'src/locales/Texts'

const cannotAcceptInvitation = (description: string) => ({
  shortTitle: 'Ой',
  title: 'Не вдається прийняти запрошення',
  description,
})

export const errors: Texts['errors'] = {
  '404': {
    shortTitle: '404',
    title: 'Такої сторінки немає',
    description:
      'Можливо, в адресі є помилка або сторінку перенесли в інше місце.',
  },
  unknown: {
    shortTitle: 'Ой',
    title: 'Щось пішло не так',
    description:
      'Спробуйте ще раз пізніше. Якщо й тоді не вийде, напишіть нам.',
  },
  network: {
    shortTitle: 'Помилка',
    title: 'Не вдається з’єднатися з мережею',
    description:
      'Перевірте, чи працює Ваш інтернет, або спробуйте пізніше. Якщо й тоді не вийде, напишіть нам.',
  },

  'sharer-left': {
    shortTitle: 'До побачення',
    title: 'Інша людина вийшла',
    description: 'Вона може повернутися за тим самим посиланням.',
  },
  'sharer-stopped': {
    shortTitle: 'Ой',
    title: 'Екран більше не показують',
    description: 'Його можна знову показати за тим самим посиланням.',
  },
  'viewer-left': {
    shortTitle: 'До побачення',
    title: 'Людина, яка дивилася, вийшла',
    description:
      'Якщо хочете знову показати екран, попросіть у неї нове посилання.',
  },
  'already-viewing': {
    shortTitle: 'Ой',
    title: 'Хтось уже дивиться',
    description: 'Одночасно екран може бачити лише одна людина.',
  },

  'invalid-account-details': {
    shortTitle: 'Ой',
    title: 'Пароль або адреса електронної пошти не збігається',
    description: '',
  },
  'email-taken': {
    shortTitle: 'Ой',
    title: 'Ця адреса електронної пошти вже зайнята',
    description: 'Спробуйте натомість увійти.',
  },
  'no-account-with-email': {
    shortTitle: 'Ой',
    title: 'Такого облікового запису не знайдено',
    description: 'Перевірте, будь ласка, адресу електронної пошти.',
  },
  'reset-password-token-invalid': {
    shortTitle: 'Ой',
    title: 'Не вдається змінити пароль',
    description: 'Замовте нове посилання для зміни пароля.',
  },
  'accept-invite-already-member': cannotAcceptInvitation(
    'Ви вже належите до цієї команди.'
  ),
  'accept-invite-email-mismatch': cannotAcceptInvitation(
    'Запрошення призначене для іншої адреси електронної пошти.'
  ),
  'accept-invite-token-expired': cannotAcceptInvitation(
    'Строк дії запрошення минув.'
  ),
  'accept-invite-token-invalid': cannotAcceptInvitation(
    'Посилання із запрошення недійсне.'
  ),

  'someone-else-sharing': {
    shortTitle: 'Зайнято',
    title: 'Зараз екран показує хтось інший',
    description:
      'Людина, яка Вам допомагає, зараз дивиться на інший екран. Зачекайте, доки вона закінчить, і спробуйте ще раз.',
  },
  'declined-by-viewer': {
    shortTitle: 'Ой',
    title: 'Ваш виклик не прийняли',
    description:
      'Можливо, там чекають на когось іншого. Запитайте, а потім натисніть кнопку ще раз.',
  },
  'display-capture-denied-by-system': {
    shortTitle: 'Майже готово',
    title: 'Спершу це має дозволити Ваш комп’ютер',
    description:
      'Відкрийте налаштування приватності комп’ютера, знайдіть «Запис екрана» й увімкніть його для цього браузера. Потім закрийте браузер, відкрийте його знову і перейдіть за тим самим посиланням. Ніхто нічого не бачив.',
  },
  'display-capture-unsupported': {
    shortTitle: 'На жаль',
    title: 'Цей пристрій не може показати свій екран',
    description:
      'Телефони й планшети не можуть показати екран на вебсторінці. Відкрийте те саме посилання на комп’ютері.',
  },
  'display-capture-failed': {
    shortTitle: 'Ой',
    title: 'Не вдалося показати Ваш екран',
    description:
      'Ніхто нічого не бачив. Спробуйте ще раз або виберіть інший екран чи вікно.',
  },
  'not-secure-context': {
    shortTitle: 'Майже готово',
    title: 'Ця сторінка не захищена',
    description:
      'Браузери показують екран лише із захищених сторінок. Перевірте, чи адреса починається з https://, і відкрийте її знову.',
  },
  'browser-unsupported': {
    shortTitle: 'На жаль',
    title: 'Цей браузер застарий для показу екрана',
    description:
      'Відкрийте те саме посилання в новішому браузері на комп’ютері: Chrome 72, Firefox 66, Safari 13 або новішому. Щоб дивитися, вистачить Firefox 59 і Safari 11.1.',
  },
  'display-capture-refused': {
    shortTitle: 'Майже готово',
    title: 'Браузер блокує показ екрана',
    description:
      'Його налаштовано не показувати екран на цій сторінці. Це можна змінити тут і спробувати ще раз. Ніхто нічого не бачив.',
  },
  'sign-in-required': {
    shortTitle: 'Майже готово',
    title: 'Спершу увійдіть',
    description:
      'Тут екран можуть бачити лише помічники, які увійшли. Це займе мить, а потім Ви повернетеся сюди.',
  },
  'in-app-browser': {
    shortTitle: 'Майже готово',
    title: 'Відкрийте це посилання у своєму браузері',
    description:
      'Цю сторінку відкрито всередині іншої програми, а там показ екрана не працює. Те саме посилання працює у Вашому браузері.',
  },
  'camera-refused': {
    shortTitle: 'Майже готово',
    title: 'Браузер блокує камеру',
    description:
      'Ніхто нічого не бачив. Дозвольте цій сторінці користуватися камерою і спробуйте ще раз.',
  },
  'camera-failed': {
    shortTitle: 'Ой',
    title: 'Не вдалося ввімкнути камеру',
    description:
      'Ніхто нічого не бачив. Закрийте інші програми, які користуються камерою, і спробуйте ще раз.',
  },
}
