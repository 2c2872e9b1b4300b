import type { Texts } from 'src/locales/Texts'

export const newcomer: Texts['newcomer'] = {
  heading: 'Ваше посилання відкрив хтось інший',
  atSharer:
    'Можливо, це людина, яка Вам допомагає, з іншого пристрою, а можливо, хтось незнайомий. Нічого не буде видно, доки Ви не погодитеся.',
  admitAtSharer: 'Показати мій екран',
  refuseAtSharer: 'Не показувати',
  atViewer:
    'Ця людина хоче показати Вам свій екран. Той, кому Ви допомагали, ще може повернутися.',
  admitAtViewer: 'Подивитися на екран',
  refuseAtViewer: 'Чекати далі',
  turnAway: 'Я чекаю на когось іншого',
}
