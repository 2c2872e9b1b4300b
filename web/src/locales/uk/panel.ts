import type { Texts } from 'src/locales/Texts'

export const panel: Texts['panel'] = {
  title: 'Підказки для Вас',
  sees: 'Людина, яка Вам допомагає, бачить Ваш екран.',
  seesBy: (name: string) => `${name} бачить Ваш екран.`,
  limits: 'Вона може щось показати. Вона не може клацати чи друкувати.',
  idle: 'Коли Вам щось покажуть, Ви побачите це тут.',
  shows: 'Вам щось показують',
  showsBy: (name: string) => `${name} щось Вам показує`,
  place: {
    upperLeft: 'угорі ліворуч',
    top: 'угорі',
    upperRight: 'угорі праворуч',
    left: 'ліворуч',
    middle: 'посередині',
    right: 'праворуч',
    lowerLeft: 'унизу ліворуч',
    bottom: 'унизу',
    lowerRight: 'унизу праворуч',
  },
  closeUp: 'Це місце, збільшене',
  map: 'Усе, що Ви показуєте, зменшене',
  bigger: 'Більший текст',
  open: 'Відкрити вікно допомоги',
  openText: 'Воно завжди зверху й показує, куди дивитися.',
  keepOnTop: 'Тримати зверху',
}
