import type { Texts } from 'src/i18n/Texts'

export const steps: Texts['steps'] = {
  phrases: {
    'click-here': 'Клацніть тут',
    'double-click-here': 'Двічі клацніть тут',
    'right-click-here': 'Клацніть тут правою кнопкою',
    'type-here': 'Введіть тут',
    'press-enter': 'Натисніть Enter',
    'scroll-down': 'Прокрутіть униз',
    'wait-until-done': 'Зачекайте, доки завершиться',
    'close-window': 'Закрийте це вікно',
  },

  heading: 'Кроки',
  empty:
    'Виберіть «Нумерувати» і клацніть на зображенні. Кожен номер стане кроком, який інша людина зможе виконати, один за одним.',
  full: (most: number) => `Більше ніж ${most} кроків бути не може.`,
  list: 'Усі кроки',
  noWords: 'Ще без тексту',
  words: (number: number) => `Що робити на кроці ${number}`,
  ownWords: 'Ваші слова',
  ownWordsHint:
    'Готові речення інша людина читає своєю мовою, а Ваші — так, як Ви їх напишете.',
  useWords: 'Додати',
  up: (number: number) => `Пересунути крок ${number} вище`,
  down: (number: number) => `Пересунути крок ${number} нижче`,
  remove: (number: number) => `Прибрати крок ${number}`,
  removed: 'Крок прибрано.',
  putBack: 'Повернути',
  placeAgain: 'Показати ще раз',
  placing: (number: number) =>
    `Тепер клацніть на зображенні там, де крок ${number}.`,
  cancel: 'Скасувати',
  showThem: 'Показати цей крок',
  here: 'Інша людина тут',
  done: 'Готово',
  notFound: 'Не може знайти',
  noPicture: 'Зображення цього кроку немає. Покажіть ще раз, щоб його зробити.',

  step: (number: number, count: number) => `Крок ${number} з ${count}`,
  picture: 'Зображення місця',
  noPictureHere: 'Зображення цього кроку немає.',
  told: 'Людина, яка Вам допомагає, вже знає, що Ви не можете цього знайти.',
  back: 'Попередній крок',
  next: 'Наступний крок',
  finished: 'Це був останній крок. Чудово!',
}
