import type { Texts } from 'src/locales/Texts'

export const inviting: Texts['inviting'] = {
  preparing: 'Готуємо Ваше посилання',
  linkLabel: 'Посилання для надсилання',
  copy: 'Копіювати посилання',
  copied: 'Скопійовано',
  share: 'Надіслати посилання…',
  shareText:
    'Треба лише відкрити це посилання й натиснути кнопку, і я побачу екран:',
  words: 'Розмовляєте телефоном? Прочитайте це вголос:',
  qrHeading: 'Або нехай відсканують це',
  qrLabel: 'QR-код посилання',
}
