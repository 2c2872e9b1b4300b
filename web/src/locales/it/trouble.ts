import type { Texts } from 'src/locales/Texts'

export const trouble: Texts['trouble'] = {
  whatToDo: 'Che cosa fare',
  details: 'Dettagli per chi la aiuta',
  readOut: 'Se qualcuno la aiuta al telefono, gli legga questo:',
  openSettings: 'Apri le impostazioni',
  openInChrome: 'Apri in Chrome',
  openSecure: 'Apri la pagina sicura',
  copyLink: 'Copia il link',
  copied: 'Copiato',

  system: {
    mac: [
      'Prema qui sotto «Apri le impostazioni».',
      'Attivi l’interruttore accanto al nome del suo browser.',
      'Esca dal browser e lo riapra.',
      'Apra lo stesso link e prema di nuovo il pulsante.',
    ],
    windows: [
      'Prema qui sotto «Apri le impostazioni».',
      'Attivi tutto ciò che permette alle app e al browser di riprendere lo schermo.',
      'Torni a questa pagina e prema di nuovo il pulsante.',
    ],
    other: [
      'Cerchi una domanda del computer sullo schermo e dia il permesso.',
      'Se non c’è, chiuda il browser, lo riapra e apra lo stesso link.',
    ],
  },
  refused: [
    'Faccia clic sul piccolo segno accanto all’indirizzo, in alto nel browser.',
    'Cerchi la condivisione dello schermo e la imposti su «Chiedi» o «Consenti».',
    'Prema di nuovo il pulsante qui sotto.',
  ],
  otherBrowser: [
    'Prema qui sotto «Copia il link».',
    'Apra Chrome, Edge, Firefox o Safari.',
    'Nella riga in alto tenga premuto il dito o faccia clic con il tasto destro, scelga «Incolla» e prema Invio.',
  ],
  inChrome: [
    'Prema qui sotto «Apri in Chrome».',
    'Se non si apre nulla, prema «Copia il link» e lo incolli nella riga in alto del suo browser.',
  ],
  leaveApp: [
    'Prema i tre puntini o la piccola bussola sul bordo di questa pagina.',
    'Scelga «Apri nel browser» o «Apri in Safari».',
    'Se non trova né l’uno né l’altro, prema qui sotto «Copia il link» e lo incolli nella riga in alto di Safari.',
  ],
  camera: {
    other: [
      'Prema il piccolo segno accanto all’indirizzo, in alto nel browser.',
      'Prema «Autorizzazioni» e attivi la fotocamera.',
      'Prema di nuovo il pulsante qui sotto.',
    ],
    ios: [
      'Prema il piccolo segno accanto all’indirizzo.',
      'Apra le impostazioni di questo sito e metta la fotocamera su «Consenti».',
      'Prema di nuovo il pulsante qui sotto.',
    ],
  },
}
