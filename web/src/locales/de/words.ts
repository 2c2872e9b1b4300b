import type { Texts } from 'src/locales/Texts'

export const words: Texts['words'] = {
  heading: 'Hat Ihnen jemand vier Wörter vorgelesen?',
  label: 'Die vier Wörter',
  example: 'Zum Beispiel: lamp cloud piano tree',
  complete: 'Das Wort vervollständigen',
  didYouMean: 'Meinten Sie das?',
  notFour:
    'Es sind vier Wörter. Lassen Sie sich bitte alle noch einmal vorlesen.',
  tooOften:
    'Das war zu oft falsch. Warten Sie bitte zehn Minuten, oder lassen Sie sich den Link schicken.',
  go: 'Weiter',
  unknown: (word: string) =>
    `Das Wort „${word}“ kennen wir nicht. Lassen Sie es sich bitte buchstabieren.`,
}
