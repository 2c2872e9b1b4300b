import type { Texts } from 'src/i18n/Texts'

export const errors: Texts['errors'] = {
  '404': {
    shortTitle: '404',
    title: 'Questa pagina non si trova',
    description:
      'Forse c’è un errore nell’indirizzo, oppure la pagina è stata spostata.',
  },
  unknown: {
    shortTitle: 'Ops',
    title: 'Qualcosa è andato storto',
    description: 'Provi di nuovo più tardi. Se ancora non funziona, ci scriva.',
  },
  network: {
    shortTitle: 'Errore',
    title: 'Non riusciamo a collegarci alla rete',
    description:
      'Controlli che la connessione a Internet funzioni, oppure provi più tardi. Se ancora non funziona, ci scriva.',
  },

  'sharer-left': {
    shortTitle: 'Arrivederci',
    title: 'L’altra persona è andata via',
    description: 'L’altra persona può tornare con lo stesso link.',
  },
  'sharer-stopped': {
    shortTitle: 'Ops',
    title: 'L’altra persona non mostra più lo schermo',
    description: 'L’altra persona può mostrarlo di nuovo con lo stesso link.',
  },
  'sharer-returned': {
    shortTitle: 'Di nuovo qui',
    title: 'L’altra persona è tornata',
    description:
      'Deve solo premere di nuovo il pulsante. Poi vedrà qui il suo schermo.',
  },
  'viewer-left': {
    shortTitle: 'Arrivederci',
    title: 'La persona che guardava è andata via',
    description:
      'Se vuole mostrare di nuovo lo schermo, chieda a quella persona un nuovo link.',
  },
  'already-viewing': {
    shortTitle: 'Ops',
    title: 'C’è già qualcuno che guarda',
    description: 'Lo schermo può essere visto da una sola persona alla volta.',
  },
  'viewer-not-proved': {
    shortTitle: 'Attenzione',
    title: 'Non siamo sicuri che sia la persona che la aiuta',
    description:
      'Nessuno ha visto il suo schermo. Il link potrebbe essere vecchio o incompleto. Chieda un nuovo link.',
  },
  'viewer-not-compared': {
    shortTitle: 'Attenzione',
    title: 'Qualcuno è arrivato senza il suo link',
    description:
      'Non abbiamo potuto verificare chi fosse. Nessuno ha visto il suo schermo. Invii di nuovo il link a chi la aiuta.',
  },
  'stranger-keeps-trying': {
    shortTitle: 'Attenzione',
    title: 'Qualcuno continua a provare a vedere il suo schermo',
    description:
      'Nessuno ha visto il suo schermo. Prima telefoni a chi la aiuta, a un numero che lei conosce, poi invii il link in un messaggio.',
  },
  'sharer-not-proved': {
    shortTitle: 'Attenzione',
    title: 'Non siamo sicuri di chi ci sia',
    description:
      'Non è stato mostrato nulla. Il link potrebbe essere vecchio o incompleto. Usi un nuovo link.',
  },

  'invalid-account-details': {
    shortTitle: 'Ops',
    title: 'La password o l’indirizzo e-mail non è corretto',
    description: '',
  },
  'email-taken': {
    shortTitle: 'Ops',
    title: 'Questo indirizzo e-mail è già in uso',
    description: 'Provi invece ad accedere.',
  },
  'no-account-with-email': {
    shortTitle: 'Ops',
    title: 'Non troviamo questo account',
    description: 'Controlli l’indirizzo e-mail, per favore.',
  },
  'reset-password-token-invalid': {
    shortTitle: 'Ops',
    title: 'Non è possibile cambiare la password',
    description: 'Richieda un nuovo link per cambiare la password.',
  },
  'accept-invite-already-member': {
    shortTitle: 'Ops',
    title: 'Non è possibile accettare l’invito',
    description: 'Lei fa già parte di questo gruppo.',
  },
  'accept-invite-email-mismatch': {
    shortTitle: 'Ops',
    title: 'Non è possibile accettare l’invito',
    description: 'L’invito è per un altro indirizzo e-mail.',
  },
  'accept-invite-token-expired': {
    shortTitle: 'Ops',
    title: 'Non è possibile accettare l’invito',
    description: 'L’invito è scaduto.',
  },
  'accept-invite-token-invalid': {
    shortTitle: 'Ops',
    title: 'Non è possibile accettare l’invito',
    description: 'Il link dell’invito non è valido.',
  },

  'someone-else-sharing': {
    shortTitle: 'Occupato',
    title: 'Qualcun altro sta mostrando lo schermo',
    description:
      'Chi la aiuta sta guardando lo schermo di un’altra persona. Aspetti che abbia finito e poi riprovi.',
  },
  'declined-by-viewer': {
    shortTitle: 'Ops',
    title: 'Chi la aiuta non ha accettato',
    description:
      'Forse chi la aiuta aspetta un’altra persona. Chieda, e poi prema di nuovo il pulsante.',
  },
  'declined-by-sharer': {
    shortTitle: 'Ops',
    title: 'L’altra persona non ha accettato',
    description: 'Forse aspetta qualcun altro. Chieda, e poi riprovi.',
  },
  'display-capture-denied-by-system': {
    shortTitle: 'Ci siamo quasi',
    title: 'Prima il computer deve dare il permesso',
    description: 'Nessuno ha visto nulla. Ecco come fare:',
  },
  'display-capture-unsupported': {
    shortTitle: 'Ci dispiace',
    title: 'Questo dispositivo non può mostrare lo schermo',
    description:
      'Telefoni e tablet non possono mostrare lo schermo da una pagina web. Apra lo stesso link su un computer.',
  },
  'display-capture-failed': {
    shortTitle: 'Ops',
    title: 'Non siamo riusciti a mostrare il suo schermo',
    description:
      'Nessuno ha visto nulla. Provi di nuovo, oppure scelga un altro schermo o un’altra finestra.',
  },
  'not-secure-context': {
    shortTitle: 'Ci siamo quasi',
    title: 'Questa pagina non è sicura',
    description:
      'I browser mostrano uno schermo solo da pagine sicure. Controlli che l’indirizzo cominci con https:// e lo apra di nuovo.',
  },
  'browser-unsupported': {
    shortTitle: 'Ci dispiace',
    title: 'Questo browser è troppo vecchio per mostrare lo schermo',
    description:
      'Apra lo stesso link su un computer, con una versione aggiornata di Chrome, Edge, Firefox o Safari.',
  },
  'webrtc-missing': {
    shortTitle: 'Ci dispiace',
    title: 'Questo browser non riesce a collegarvi',
    description:
      'Qualcosa che gli serve manca o è disattivato. Apra lo stesso link con una versione aggiornata di Chrome, Edge, Firefox o Safari.',
  },
  'display-capture-refused': {
    shortTitle: 'Ci siamo quasi',
    title: 'Il browser blocca la condivisione dello schermo',
    description:
      'È impostato per non mostrare lo schermo su questa pagina. Può cambiarlo qui e riprovare. Nessuno ha visto nulla.',
  },
  'sign-in-required': {
    shortTitle: 'Ci siamo quasi',
    title: 'Prima acceda, per favore',
    description:
      'Qui può vedere uno schermo solo chi aiuta e ha effettuato l’accesso. Ci vuole un attimo, e poi si torna qui.',
  },
  'in-app-browser': {
    shortTitle: 'Ci siamo quasi',
    title: 'Apra questo link nel suo browser',
    description:
      'Lo ha aperto dentro un’altra app, e lì non si può mostrare nulla. Lo stesso link funziona nel suo browser.',
  },
  'camera-refused': {
    shortTitle: 'Ci siamo quasi',
    title: 'Il browser blocca la fotocamera',
    description:
      'Nessuno ha visto nulla. Permetta a questa pagina di usare la fotocamera e riprovi.',
  },
  'calls-blocked': {
    shortTitle: 'Ops',
    title: 'La sua rete lascia passare le pagine, ma non le chiamate',
    description:
      'Può dipendere da una VPN, da un antivirus o dalla rete di un’azienda. «Prova la mia connessione» mostra che cosa passa.',
  },
  'camera-failed': {
    shortTitle: 'Ops',
    title: 'Non siamo riusciti ad avviare la fotocamera',
    description:
      'Nessuno ha visto nulla. Chiuda le altre app che usano la fotocamera e riprovi.',
  },
}
