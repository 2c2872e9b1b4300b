import type { Texts } from 'src/locales/Texts'

export const path: Texts['path'] = {
  tried:
    'Si provano tutte le strade, più e più volte: direttamente e, se c’è, attraverso un punto intermedio. Appena una funziona, si va avanti da soli.',
  whatToDo: 'Che cosa potete fare tutti e due:',
  steps: [
    'Controllate di avere entrambi Internet: si apre un altro sito?',
    'Provate un’altra rete, per esempio l’hotspot di un telefono. Alcune reti di aziende, alberghi o per ospiti non permettono di mostrare lo schermo.',
    'Spegnete la VPN, se ce n’è una accesa.',
  ],
}
