import type { Texts } from 'src/i18n/Texts'

export const home: Texts['home'] = {
  title: 'Aiutare la famiglia con il computer',
  heading: 'L’aiuto al computer in famiglia, più semplice',
  introduction: 'Loro premono un pulsante e lei vede il loro schermo.',
  sheets: 'I miei fogli',
  choicesHeading: 'Che cosa vuole fare?',

  help: {
    heading: 'Voglio aiutare',
    description:
      'Le diamo un link da inviare. Quando l’altra persona lo apre e preme il pulsante, lei vede lo schermo di quella persona.',
    action: 'Aiuta qualcuno',
  },
  share: {
    heading: 'Ho bisogno di aiuto',
    action: 'Mostra il mio schermo',
    words: 'Ho quattro parole',
  },

  reassurancesHeading: 'Buono a sapersi',
  stored: {
    heading: 'Nulla viene conservato',
    description:
      'Non registriamo e non conserviamo mai quello che c’è sul suo schermo.',
  },
  direct: {
    heading: 'Diretto e privato',
    description:
      'Il suo schermo va direttamente al browser dell’altra persona, cifrato per tutto il percorso.',
  },
  free: {
    heading: 'Gratis',
    description:
      'Niente da pagare, niente da installare, nessun account da creare.',
  },

  warning:
    'Uno sconosciuto le ha telefonato per chiederle questo? Riagganci. Mostri il suo schermo solo a persone che conosce.',
}
