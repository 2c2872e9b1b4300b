import type { Documents } from 'src/i18n/Texts'

export const networkCheck: Documents['networkCheck'] = {
  title: 'Prova la mia connessione',
  introduction:
    'Bastano pochi secondi. Non usa la fotocamera né il microfono, e non chiama nessuno.',
  steps: {
    signalling: 'Il nostro server',
    stun: 'Connessione diretta',
    udp: 'Punto intermedio (UDP, il più veloce)',
    tcp: 'Punto intermedio (TCP)',
    tls: 'Punto intermedio (TLS, come un sito web)',
  },
  outcomes: {
    testing: 'Prova in corso…',
    works: 'Funziona',
    answers: 'Risponde, ma non passa nulla',
    refused: 'Rifiuta la connessione',
    silent: 'Nessuna risposta',
    absent: 'Non previsto su questo sito',
  },
  verdicts: {
    testing: { title: 'Proviamo la sua connessione', advice: '' },
    good: {
      title: 'La sua connessione è buona',
      advice: 'Tutto ciò che serve per condividere lo schermo funziona.',
    },
    slow: {
      title: 'La sua connessione funziona',
      advice:
        'La sua rete blocca il percorso più veloce, perciò l’immagine può arrivare un po’ in ritardo. Lei non deve fare nulla.',
    },
    direct: {
      title: 'La sua connessione probabilmente basta',
      advice:
        'Non c’è un punto intermedio di riserva, ma a casa quasi mai serve. Se non riuscite a collegarvi, provate un’altra rete, per esempio l’hotspot di un telefono.',
    },
    refused: {
      title: 'Il punto intermedio ha rifiutato la connessione',
      advice:
        'Non è colpa sua. Avvisi chi gestisce questo sito. Tra due reti di casa di solito funziona lo stesso.',
    },
    blocked: {
      title: 'La sua rete blocca la condivisione dello schermo',
      advice:
        'Provi un’altra rete, per esempio l’hotspot di un telefono. Disattivi la VPN, se è attiva. Poi ripeta la prova.',
    },
    pagesOnly: {
      title: 'La sua rete lascia passare le pagine, ma non le chiamate',
      advice:
        'Può dipendere da una VPN, da un antivirus o dalla rete di un’azienda. Disattivi la VPN, se ne usa una, o provi un’altra rete, per esempio quella di un telefono. Poi ripeta la prova.',
    },
    offline: {
      title: 'Non riusciamo a raggiungere il nostro server',
      advice:
        'Si apre un altro sito? Se no, controlli la connessione a Internet. Se sì, forse la sua rete ci blocca: disattivi la VPN, se è attiva, o provi un’altra rete.',
    },
  },
  again: 'Ripeti la prova',
}
