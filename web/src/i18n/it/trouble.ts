import type { Texts } from 'src/i18n/Texts'

export const trouble: Texts['trouble'] = {
  whatToDo: 'Che cosa fare',
  details: 'Dettagli tecnici per chi la aiuta',
  readOut: 'Se qualcuno la aiuta per telefono, gli legga questo:',
  openSettings: 'Apri le impostazioni',
  openInChrome: 'Apri in Chrome',
  openSecure: 'Apri la pagina sicura',
  copyLink: 'Copia il link',
  copied: 'Copiato',

  system: {
    mac: [
      'Prema qui sotto «Apri le impostazioni».',
      'Trovi il suo browser nell’elenco e attivi l’interruttore accanto.',
      'Se il Mac lo chiede, faccia clic su «Esci e riapri».',
      'Apra di nuovo il link e prema il pulsante.',
    ],
    windows: [
      'Prema qui sotto «Apri le impostazioni».',
      'Attivi tutto ciò che permette alle app e al suo browser di riprendere lo schermo.',
      'Torni a questa pagina e prema di nuovo il pulsante.',
    ],
    other: [
      'Forse il computer sta chiedendo se si può condividere lo schermo. In tal caso, dia il permesso.',
      'Altrimenti chiuda il browser, lo riapra e torni allo stesso link.',
    ],
  },
  refused: [
    'Faccia clic sulla piccola icona accanto all’indirizzo, in alto nel browser.',
    'Cerchi la condivisione dello schermo e la imposti su «Chiedi» o «Consenti».',
    'Poi prema il pulsante qui sotto.',
  ],
  refusedByFirefox: [
    'Ricarichi questa pagina: prema F5, o la freccia rotonda in alto nel browser.',
    'Poi prema di nuovo il pulsante.',
    'Se il browser continua a non chiedere, faccia clic sulla piccola icona accanto all’indirizzo e poi sulla crocetta accanto alla condivisione dello schermo.',
  ],
  otherBrowser: [
    'Prema qui sotto «Copia il link».',
    'Apra Chrome, Edge, Firefox o Safari.',
    'Faccia clic con il tasto destro nella barra degli indirizzi in alto (su un touchscreen tenga premuto il dito), scelga «Incolla» e prema Invio.',
  ],
  inChrome: [
    'Prema qui sotto «Apri in Chrome».',
    'Se non si apre nulla, prema «Copia il link», apra il browser e lo incolli nella barra degli indirizzi in alto.',
  ],
  leaveApp: [
    'Tocchi i tre puntini o l’icona della bussola, in alto o in basso in questa schermata.',
    'Scelga «Apri nel browser» o «Apri in Safari».',
    'Se non vede né gli uni né l’altra, tocchi «Copia il link», apra Safari e lo incolli nella barra degli indirizzi.',
  ],
  camera: {
    other: [
      'Tocchi la piccola icona accanto all’indirizzo, in alto nel browser.',
      'Tocchi «Autorizzazioni» e attivi la fotocamera.',
      'Poi tocchi il pulsante qui sotto.',
    ],
    ios: [
      'Tocchi la piccola icona accanto all’indirizzo.',
      'Apra le impostazioni di questo sito e metta la fotocamera su «Consenti».',
      'Poi tocchi il pulsante qui sotto.',
    ],
  },
}
