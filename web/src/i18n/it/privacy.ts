import type { Documents } from 'src/i18n/Texts'

export const privacy: Documents['privacy'] = {
  title: 'Privacy',
  introduction: (appName: string) =>
    `${appName} mostra lo schermo di una persona a una sola altra persona, e non conserva nulla né dell’una né dell’altra.`,

  sections: [
    {
      heading: 'Il suo schermo',
      paragraphs: [
        'È lei a scegliere che cosa mostrare: tutto lo schermo, una finestra o una scheda. Il browser glielo chiede ogni volta, e lei può smettere in qualsiasi momento.',
        'L’audio parte solo se il browser lo offre e se lei lascia attiva questa opzione. In quel caso la pagina lo dice. Se nasconde lo schermo o smette, si ferma anche l’audio.',
        'Immagine e audio vanno dal suo browser a quello dell’altra persona, cifrati per tutta la strada. Noi non li vediamo, non li sentiamo, non li registriamo e non li conserviamo.',
        'L’altra persona può guardare, ma non può fare clic né scrivere. Non possiamo impedirle di fotografare quello che vede: mostri quindi il suo schermo solo a una persona di fiducia.',
        'Da un telefono o un tablet può mostrare invece quello che vede la fotocamera. Il browser chiede prima, e la fotocamera è accesa solo finché la mostra.',
        'Ciò che vi scrivete e ciò che viene indicato fa la stessa strada. Il microfono si accende solo dopo che ha premuto «Parla al microfono», e il browser chiede prima.',
        'I file seguono la stessa strada, e solo dopo il sì di chi li riceve. Vengono salvati come ogni download e mai aperti. I programmi vengono rifiutati.',
        'Alla fine potete dire entrambi se ha funzionato. La risposta passa dal nostro server all’altra pagina; il server non la conserva.',
      ],
    },
    {
      heading: 'Come si trovano i due browser',
      paragraphs: [
        'Il nostro server di contatto mette in comunicazione i due browser. Per questo ogni pagina riceve un identificativo fatto di poche parole casuali. Il server tiene gli identificativi solo in memoria, solo finché le pagine sono connesse e per due minuti dopo che una connessione si è interrotta, e non li scrive su nessun disco.',
        'Al nostro server lei affida una cosa sola: che metta in contatto i due browser giusti. Con un link le due pagine lo controllano da sole, prima che si veda qualcosa. Se invece scrive le parole, un server disonesto potrebbe presentare qualcun altro: si assicuri allora che la persona sia quella che aspetta.',
        'Per collegarsi direttamente, i due browser si comunicano i rispettivi indirizzi Internet. Per conoscere il proprio, il browser può chiederlo a un server STUN pubblico, che vede quell’indirizzo e nulla del suo schermo.',
        'Alcune reti non permettono connessioni dirette. Se questo sito dispone di un punto intermedio, l’immagine cifrata passa da lì. Il punto intermedio non può leggerla e non la conserva.',
      ],
    },
    {
      heading: 'Che cosa resta sul suo computer',
      paragraphs: [
        'Questa scheda ricorda il proprio identificativo, come preferisce l’immagine e un segreto con cui l’altro browser la riconosce, nella memoria di sessione del browser, così un link vale ancora se ricarica la pagina. Tutto sparisce quando chiude la scheda.',
        'Se sceglie una lingua, il browser ricorda questa scelta.',
        'Se sceglie un testo più grande o la lettura dei messaggi ad alta voce, il browser lo ricorda.',
        'Se scrive il suo nome per aiutare qualcuno, il browser lo ricorda finché lei non lo cancella. Nel link si trova dopo il segno #, e i browser non inviano quella parte a nessun server. Anche se toglie il suono degli arrivi, il browser lo ricorda.',
        'Perché i suoi link siano riconosciuti, il browser conserva una chiave. Non nomina nessuno, non lascia mai il browser e sparisce se cancella i dati di questo sito.',
        'Se chiede un link che resti lo stesso, il browser lo conserva accanto a quella chiave. Se conserva il pulsante di chi la aiuta, il browser ne conserva il nome e il link. Nessun server li conserva.',
        'Dopo la prima volta, il browser conserva una piccola pagina di questo sito. Le dice che cosa non va quando manca la connessione a Internet. Se aggiunge un’icona per questo sito, resta finché lei non la rimuove.',
        'Se attiva «Squilla su questo dispositivo», il browser conserva i nomi che lei dà a chi può chiamarla. I loro browser conservano come raggiungere il suo dispositivo. La chiamata passa dal nostro server e dall’azienda che ha fatto il suo browser. È cifrata per il suo dispositivo: nessuno dei due può leggerla, e noi non ne conserviamo nulla.',
        'Se conserva un foglio di ciò che ha fatto, le sue immagini dello schermo restano nel suo browser, in «I miei fogli», finché non le elimina lì. Si conserva anche quella pagina del sito, così si apre senza Internet. Prima di premere «Conserva ciò che abbiamo fatto» sono solo nella memoria di questa pagina. Chi la aiuta riceve una copia solo se lei la invia. I testi dei passi restano nelle schede di entrambi finché non le chiudete.',
        'Se invia il link con un’app, per esempio di messaggistica, quell’app lo riceve come ogni altro messaggio. Prima del suo clic non le chiediamo nulla.',
        'Mostrare e guardare non usano cookie. Non ci sono statistiche, pubblicità né tracciamento. Nulla viene caricato da altre aziende, nemmeno i caratteri.',
      ],
    },
    {
      heading: 'Che cosa registra il nostro server',
      paragraphs: [
        'I registri dicono che è successo qualcosa e se ha funzionato, così possiamo riparare i guasti. Non contengono identificativi, indirizzi Internet né nulla del suo schermo.',
        'Non esiste alcun archivio di persone, e per mostrare o guardare non ci sono account.',
      ],
    },
  ],

  forgetHeading: 'Cancellare ciò che questo browser conserva',
  forgetText:
    'Vengono cancellati il suo nome, la lingua, il suo link, i pulsanti di chi la aiuta, i suoi fogli e tutto ciò che questo sito conserva in questo browser. I link che ha inviato non funzioneranno più.',
  forget: 'Cancella tutto in questo browser',
  forgotten: 'È stato cancellato tutto.',

  contactHeading: 'Domande',
  contact: (companyName: string) =>
    `Questo sito è gestito da ${companyName}. Ci scriva:`,
}
