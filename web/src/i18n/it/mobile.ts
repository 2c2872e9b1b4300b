import type { Texts } from 'src/i18n/Texts'

export const mobile: Texts['mobile'] = {
  title: 'Mostrare lo schermo dal telefono',
  heading: 'Per mostrare lo schermo serve un computer',
  reason:
    'Telefoni e tablet non possono mostrare lo schermo da una pagina web.',
  onComputer: (place: string) =>
    `Sul suo computer, vada su ${place} e scriva queste quattro parole:`,
  onComputerOwn: (place: string) => `Sul suo computer, vada su ${place}.`,
  toSee:
    'Per vedere lo schermo di un’altra persona, questo telefono o tablet va benissimo.',

  sendHeading: 'Invii il link al suo computer',
  send: 'Invia il link…',
  mail: 'Inviamelo per e-mail',
  sendMessage: 'Apra questo link sul computer per mostrarne lo schermo:',
  cameraHeading: 'Oppure usi la fotocamera di questo telefono',
  cameraText: 'Chi la aiuta vedrà quello che vede la fotocamera.',
  cameraAction: 'Usa la fotocamera',

  camera: {
    heading: 'Lo mostri con la fotocamera',
    whatHappens:
      'Chi la aiuta vedrà quello che vede la sua fotocamera, ma non sentirà nulla. Lei può smettere in qualsiasi momento.',
    action: 'Mostra la mia fotocamera',
    afterwards:
      'Il browser chiederà di usare la fotocamera. Tocchi «Consenti».',
    stopped: 'Ha smesso di mostrare l’immagine. Adesso nessuno vede nulla.',
    choosingHeading: 'Consenta la fotocamera',
    choosingSteps: [
      'Il browser chiede se questa pagina può usare la fotocamera.',
      'Tocchi «Consenti».',
    ],
    sharing: 'Sta mostrando la fotocamera',
    stop: 'Ferma la fotocamera',
    hide: 'Nascondi l’immagine',
    hidden: 'La sua fotocamera è nascosta',
    hiddenText:
      'Chi la aiuta non vede nulla finché lei non mostra di nuovo l’immagine.',
    show: 'Mostra l’immagine',
  },
  preview: 'Quello che vede la fotocamera',
}
