import type { Texts } from 'src/locales/Texts'

export const words: Texts['words'] = {
  heading: 'Вам прочитали чотири слова?',
  label: 'Введіть чотири слова',
  example: 'Наприклад: lamp cloud piano tree',
  complete: 'Підказки',
  didYouMean: 'Ви мали на увазі одне з цих?',
  notFour: 'Потрібні всі чотири слова. Попросіть прочитати їх ще раз.',
  tooOften:
    'Забагато спроб. Зачекайте десять хвилин або попросіть надіслати посилання.',
  go: 'Далі',
  unknown: (word: string) =>
    `«${word}» — не одне з наших слів. Попросіть вимовити його по літерах.`,
}
