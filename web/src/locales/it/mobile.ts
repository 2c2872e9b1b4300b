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

  sendHeading: 'Invii il link al suo computer',
  sendText: 'Lo apra lì, per esempio nella posta, e prema il pulsante.',
  send: 'Invia il link…',
  mail: 'Invia per e-mail',
  sendMessage: 'Apra questo link sul computer per mostrarne lo schermo:',
  cameraHeading: 'Oppure lo mostri con la fotocamera',
  cameraText:
    'Punti questo telefono o tablet verso l’altro schermo, una lettera o un apparecchio. Chi la aiuta vede quello che vede la fotocamera.',
  cameraAction: 'Usa la fotocamera',

  camera: {
    heading: 'Lo mostri con la fotocamera',
    whatHappens:
      'Chi la aiuta vedrà quello che vede la sua fotocamera e non sentirà nulla. Può smettere in qualsiasi momento.',
    action: 'Mostra la mia fotocamera',
    afterwards: 'Poi il browser chiede la fotocamera. Prema «Consenti».',
    stopped: 'Ha smesso. Adesso nessuno vede nulla.',
    choosingHeading: 'Consenta la fotocamera',
    choosingSteps: [
      'Il browser chiede se questa pagina può usare la fotocamera.',
      'Prema «Consenti».',
    ],
    sharing: 'Sta mostrando la fotocamera',
    sharingText:
      'Punti la fotocamera verso quello che vuole mostrare. Lasci aperta questa pagina.',
    stop: 'Smetti di mostrare',
    hide: 'Nascondi l’immagine',
    hidden: 'La sua fotocamera è nascosta',
    hiddenText:
      'Chi la aiuta non vede nulla finché non mostra di nuovo l’immagine.',
    show: 'Mostra di nuovo l’immagine',
  },
  preview: 'Quello che vede la fotocamera',
}
