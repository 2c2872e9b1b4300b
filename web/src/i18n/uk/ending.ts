import { plural } from 'src/i18n/plural'
import type { Texts } from 'src/i18n/Texts'

export const ending: Texts['ending'] = {
  leaving: {
    heading: 'Ви ще показуєте свій екран',
    text: 'Якщо Ви залишите цю сторінку, людина, яка Вам допомагає, більше не бачитиме Вашого екрана.',
    stay: 'Показувати далі',
    leave: 'Піти й припинити показ',
  },
  lasted: (duration: string) => `З’єднання тривало ${duration}.`,
  lessThanMinute: 'менше хвилини',
  minutes: (count: number) =>
    plural('uk', count, {
      one: `${count} хвилину`,
      few: `${count} хвилини`,
      many: `${count} хвилин`,
      other: `${count} хвилини`,
    }),
  hours: (hours: number, minutes: number) => `${hours} год ${minutes} хв`,
  saved: 'Збережено на цьому пристрої:',
  nothingSaved: 'На цьому пристрої нічого не збережено.',
  places: {
    downloads: 'у Ваших завантаженнях',
    chosen: 'у вибраному місці',
    sheets: 'у розділі «Мої аркуші»',
  },
  notArrived: (name: string) => `Файл ${name} не дійшов повністю.`,
  question: 'Вийшло?',
  yes: 'Так, вийшло',
  no: 'Ще ні',
  told: 'Інша людина бачить Вашу відповідь.',
  theirAnswer: {
    worked: 'Інша людина каже, що вийшло.',
    'not-yet': 'Інша людина каже, що ще не вийшло.',
  },
  helperAnswer: {
    worked: 'Людина, яка Вам допомагає, каже, що вийшло.',
    'not-yet': 'Людина, яка Вам допомагає, каже, що ще не вийшло.',
  },
  nameWorked: (name: string) => `${name} каже, що вийшло.`,
  nameNotYet: (name: string) => `${name} каже, що ще не вийшло.`,
}
