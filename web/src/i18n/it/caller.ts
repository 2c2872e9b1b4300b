import type { Texts } from 'src/i18n/Texts'

export const caller: Texts['caller'] = {
  calls: (name: string) => `Questa persona dice di chiamarsi «${name}».`,
  somebody: 'Qualcuno vuole vedere il suo schermo.',
  firmHint:
    'Sembra il nome di un’azienda o di un ente, quindi non verrà mostrato. Usi il nome con cui la conoscono.',
  firmButton:
    'Sembra il nome di un’azienda o di un ente. Come si chiama questa persona?',

  question:
    'Ha telefonato lei a questa persona, o le ha telefonato questa persona?',
  number:
    'Il numero era in un avviso sullo schermo, in un messaggio o in una pubblicità? Allora scelga «Mi hanno chiamato».',
  coached:
    'Qualcuno le sta dicendo che cosa premere qui? Allora scelga «Mi hanno chiamato».',
  theyCalled: 'Mi hanno chiamato',
  iCalled: 'Ho chiamato io e conosco questa persona',

  warning: 'Si fermi un momento',
  sentences: [
    'I truffatori dicono di essere di Microsoft, della sua banca o della polizia, oppure di essere parenti.',
    'Dicono che è urgente e che non deve parlarne con nessuno.',
    'Poi la guardano entrare nel conto della banca, e prendono i suoi soldi.',
  ],
  callBack:
    'Riagganci e richiami a un numero che conosce già. Chi è onesto capirà.',
  stop: 'Riaggancia e interrompi',
  goOn: 'Nessun dubbio. Vai avanti',

  stopped: 'Adesso riagganci il telefono',
  stoppedText: 'Nessuno ha visto il suo schermo.',
  steps: [
    'Riagganci e basta. Non deve spiegare niente.',
    'Chiami qualcuno di cui si fida, a un numero che conosce già.',
    'Ha dato una password o dei soldi, o ha installato qualcosa? Chiami subito la sua banca, al numero che è sulla sua carta.',
  ],
}
