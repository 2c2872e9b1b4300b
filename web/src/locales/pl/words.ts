import type { Texts } from 'src/locales/Texts'

export const words: Texts['words'] = {
  heading: 'Ktoś przeczytał przez telefon cztery słowa?',
  label: 'Cztery słowa',
  example: 'Na przykład: lamp cloud piano tree',
  complete: 'Dokończ słowo',
  didYouMean: 'Czy o to chodziło?',
  notFour:
    'Potrzebne są cztery słowa. Proszę poprosić o przeczytanie wszystkich jeszcze raz.',
  tooOften:
    'Zbyt wiele prób się nie udało. Proszę odczekać dziesięć minut albo poprosić o przysłanie linku.',
  go: 'Dalej',
  unknown: (word: string) =>
    `Nie znamy słowa „${word}”. Proszę poprosić o przeliterowanie.`,
}
