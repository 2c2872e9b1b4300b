import type { Texts } from 'src/i18n/Texts'

export const safety: Texts['safety'] = {
  feelsWrong: 'Coś jest nie tak',
  nothing: 'Stąd nic już nie widać ani nie słychać.',
  over: 'Teraz nikt już nic nie widzi',
  steps: [
    'Proszę odłożyć słuchawkę.',
    'Proszę zadzwonić do kogoś znajomego, pod znany numer.',
    'Chodziło o pieniądze, karty podarunkowe, kody albo program? To oszustwo. Proszę je zgłosić:',
  ],
  paid: 'Pieniądze już zapłacone albo kod podany? Najpierw proszę zadzwonić do banku.',
  country: 'Kraj',
  chooseCountry: 'Proszę wybrać kraj',
  police: 'Policja',
  bank: 'Bank',
  microphone:
    'Mikrofon pozostaje wyłączony, dopóki nie zostanie znowu włączony.',
  fine: 'Wszystko dobrze, pokaż znowu',
  fineHidden: 'Wszystko dobrze, wróć',
  done: 'Zrobione',
}
