import type { Texts } from 'src/i18n/Texts'

export const caller: Texts['caller'] = {
  calls: (name: string) => `Diese Person nennt sich „${name}“.`,
  somebody: 'Jemand möchte Ihren Bildschirm sehen.',
  firmHint:
    'Das klingt nach einer Firma oder einer Behörde und wird deshalb nicht angezeigt. Nehmen Sie den Namen, unter dem man Sie dort kennt.',
  firmButton:
    'Das klingt nach einer Firma oder einer Behörde. Wie heißt die Person selbst?',

  question: 'Haben Sie dort angerufen, oder wurden Sie angerufen?',
  number:
    'Stand die Nummer in einer Warnung auf dem Bildschirm, in einer Nachricht oder in einer Anzeige? Dann wählen Sie „Ich wurde angerufen“.',
  coached:
    'Sagt Ihnen jemand, was Sie hier drücken sollen? Dann wählen Sie „Ich wurde angerufen“.',
  theyCalled: 'Ich wurde angerufen',
  iCalled: 'Ich habe angerufen und kenne sie',

  warning: 'Einen Moment, bitte',
  sentences: [
    'Betrüger sagen, sie seien von Microsoft, von Ihrer Bank oder von der Polizei, oder sie gehörten zur Familie.',
    'Sie sagen, es eile und Sie dürften mit niemandem darüber reden.',
    'Dann sehen sie zu, wie Sie sich bei Ihrer Bank anmelden, und nehmen Ihr Geld.',
  ],
  callBack:
    'Legen Sie auf, und rufen Sie unter einer Nummer zurück, die Sie schon kennen. Wer es ehrlich meint, versteht das.',
  stop: 'Auflegen und aufhören',
  goOn: 'Ich bin sicher. Trotzdem weiter',

  stopped: 'Legen Sie jetzt auf',
  stoppedText: 'Niemand hat Ihren Bildschirm gesehen.',
  steps: [
    'Legen Sie einfach auf. Sie müssen nichts erklären.',
    'Rufen Sie jemanden an, dem Sie vertrauen, unter einer Nummer, die Sie schon kennen.',
    'Haben Sie ein Passwort genannt, Geld überwiesen oder etwas installiert? Rufen Sie sofort Ihre Bank an, unter der Nummer auf Ihrer Karte.',
  ],
}
