import type { Texts } from 'src/i18n/Texts'

export const words: Texts['words'] = {
  heading: 'Hat Ihnen jemand vier Wörter vorgelesen?',
  label: 'Die vier Wörter eintippen',
  example: 'Zum Beispiel: lamp cloud piano tree',
  complete: 'Vorschläge',
  didYouMean: 'Meinten Sie eines von diesen?',
  notFour:
    'Es müssen alle vier Wörter sein. Lassen Sie sie sich bitte noch einmal vorlesen.',
  nothing:
    'Darin haben wir weder unseren Link noch die vier Wörter gefunden. Fügen Sie bitte die ganze Nachricht ein, oder tippen Sie nur die vier Wörter.',
  tooOften:
    'Das waren zu viele Versuche. Warten Sie bitte zehn Minuten, oder lassen Sie sich stattdessen den Link schicken.',
  go: 'Weiter',
  unknown: (word: string) =>
    `„${word}“ steht nicht in unserer Wortliste. Lassen Sie sich das Wort bitte buchstabieren.`,
  oldLink:
    'Ist die Seite der Person, die Ihnen hilft, schon offen? Dann ist dieser Link vielleicht alt. Bitten Sie um einen neuen Link, oder tippen Sie die vier Wörter ein, die auf ihrer Seite stehen.',
}
