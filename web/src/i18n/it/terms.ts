import type { Documents } from 'src/i18n/Texts'

export const terms: Documents['terms'] = {
  title: 'Condizioni d’uso',
  introduction: (appName: string) =>
    `Queste sono le regole per usare ${appName}. Sono brevi di proposito.`,

  sections: [
    {
      heading: 'Che cosa può fare',
      paragraphs: [
        'Può usare questo servizio gratuitamente, per mostrare il suo schermo a qualcuno o per vedere lo schermo di chi desidera mostrarglielo.',
        'Non serve alcun account, e può smettere in qualsiasi momento chiudendo la pagina.',
      ],
    },
    {
      heading: 'Che cosa le chiediamo',
      paragraphs: [
        'Mostri il suo schermo solo a persone che conosce e di cui si fida. Prima di cominciare chiuda password, pagine della banca e messaggi personali.',
        'Non faccia pressioni su nessuno e non inganni nessuno perché mostri lo schermo. Non conservi e non diffonda ciò che vede, se l’altra persona non è d’accordo.',
        'Non disturbi il servizio per gli altri e non lo usi per nulla che la legge vieti.',
      ],
    },
    {
      heading: 'Che cosa non possiamo promettere',
      paragraphs: [
        'Il servizio è offerto così com’è. Dipende dal suo browser, dalla sua rete e dall’altra persona: può quindi essere lento, interrompersi o non funzionare affatto.',
        'Nei limiti consentiti dalla legge, non rispondiamo dei danni dovuti al suo uso, né di ciò che un’altra persona fa con quello che lei le mostra.',
      ],
    },
    {
      heading: 'Modifiche',
      paragraphs: [
        'Possiamo modificare o chiudere il servizio. Valgono le regole che si leggono in questa pagina nel momento in cui lo usa.',
      ],
    },
  ],

  contactHeading: 'Domande',
  contact: (companyName: string) =>
    `Questo sito è gestito da ${companyName}. Ci scriva:`,
}
