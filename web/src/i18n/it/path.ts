import type { Texts } from 'src/i18n/Texts'

export const path: Texts['path'] = {
  tried:
    'Stiamo ancora cercando di mettervi in contatto, e continueremo a provare.',
  whatToDo: 'Che cosa potete provare tutti e due:',
  steps: [
    'Controllate di avere entrambi Internet: si apre un altro sito?',
    'Provate un’altra rete, per esempio l’hotspot di un telefono. Alcune reti di aziende, alberghi o per ospiti non permettono di mostrare lo schermo.',
    'Se usate una VPN, disattivatela.',
  ],
}
