import type { Documents } from 'src/locales/Texts'

export const networkCheck: Documents['networkCheck'] = {
  title: 'Prova la mia connessione',
  introduction:
    'Bastano pochi secondi, senza fotocamera e senza microfono. Non viene chiamato nessuno.',
  steps: {
    signalling: 'Il nostro server',
    stun: 'Una strada diretta verso gli altri',
    udp: 'Con un ripetitore, la strada veloce (UDP)',
    tcp: 'Con un ripetitore, con TCP',
    tls: 'Con un ripetitore, come le pagine web (TLS)',
  },
  outcomes: {
    testing: 'Prova in corso',
    works: 'Funziona',
    answers: 'Risponde, ma non lascia passare nulla',
    refused: 'Ci respinge',
    silent: 'Nessuna risposta',
    absent: 'Qui non c’è',
  },
  verdicts: {
    testing: { title: 'Proviamo la sua connessione', advice: '' },
    good: {
      title: 'La sua connessione è buona',
      advice: 'Tutto ciò che serve per condividere lo schermo funziona da qui.',
    },
    slow: {
      title: 'La sua connessione funziona',
      advice:
        'La sua rete blocca la strada veloce, l’immagine può arrivare un po’ in ritardo. Non deve fare nulla.',
    },
    direct: {
      title: 'La sua connessione di solito basta',
      advice:
        'Da qui non si raggiunge nessun ripetitore, ma a casa quasi mai serve. Se non vi trovate, provi un’altra rete, per esempio l’hotspot di un telefono.',
    },
    refused: {
      title: 'Il ripetitore ci respinge',
      advice:
        'Non è colpa sua. Avvisi chi gestisce questo sito. Tra due reti di casa di solito funziona lo stesso.',
    },
    blocked: {
      title: 'La sua rete blocca la condivisione dello schermo',
      advice:
        'Provi un’altra rete, per esempio l’hotspot di un telefono. Disattivi la VPN, se è attiva. Poi ripeta la prova.',
    },
    offline: {
      title: 'Il nostro server non risponde',
      advice:
        'Si apre un altro sito? Se no, controlli la connessione a internet. Se sì, forse la sua rete ci blocca: disattivi la VPN, se è attiva, o provi un’altra rete.',
    },
  },
  again: 'Ripeti la prova',
}
