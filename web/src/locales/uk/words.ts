import type { Texts } from 'src/locales/Texts'

export const words: Texts['words'] = {
  heading: 'Вам прочитали чотири слова?',
  label: 'Чотири слова',
  example: 'Наприклад: lamp cloud piano tree',
  complete: 'Доповнити слово',
  didYouMean: 'Ви мали на увазі це?',
  notFour: 'Потрібно чотири слова. Попросіть прочитати всі ще раз.',
  tooOften:
    'Забагато невдалих спроб. Зачекайте десять хвилин або попросіть надіслати посилання.',
  go: 'Далі',
  unknown: (word: string) =>
    `Ми не знаємо слова «${word}». Попросіть вимовити його по літерах.`,
}
