import type { Texts } from 'src/i18n/Texts'

export const words: Texts['words'] = {
  heading: 'Ktoś przeczytał przez telefon cztery słowa?',
  label: 'Proszę wpisać cztery słowa',
  example: 'Na przykład: lamp cloud piano tree',
  complete: 'Podpowiedzi',
  didYouMean: 'Czy chodziło o jedno z tych?',
  notFour:
    'Potrzebne są wszystkie cztery słowa. Proszę poprosić o przeczytanie ich jeszcze raz.',
  nothing:
    'Nie udało się tu znaleźć naszego linku ani czterech słów. Proszę wkleić całą wiadomość albo wpisać same cztery słowa.',
  tooOften:
    'Za dużo prób. Proszę odczekać dziesięć minut albo poprosić o przysłanie linku.',
  go: 'Dalej',
  unknown: (word: string) =>
    `„${word}” to nie jest jedno z naszych słów. Proszę poprosić o przeliterowanie.`,
  oldLink:
    'Czy strona osoby, która pomaga, jest już otwarta? Jeśli tak, ten link może być stary. Proszę poprosić o nowy link albo wpisać cztery słowa, które widać na tamtej stronie.',
}
