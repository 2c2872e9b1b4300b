import type { Texts } from 'src/locales/Texts'

export const mobile: Texts['mobile'] = {
  title: 'Mostrare lo schermo dal telefono',
  heading: 'Per mostrare lo schermo serve un computer',
  reason:
    'Su telefoni e tablet una pagina web non può ancora mostrare lo schermo. Presto sarà possibile.',
  stepsHeading: 'Che cosa può fare adesso',
  steps: [
    'Apra lo stesso link su un computer, con Chrome, Edge, Firefox o Safari.',
    'Per vedere lo schermo di un’altra persona, questo telefono o tablet va benissimo.',
  ],
}
