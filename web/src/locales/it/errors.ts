import type { Texts } from 'src/locales/Texts'

const cannotAcceptInvitation = (description: string) => ({
  shortTitle: 'Ops',
  title: 'Non è possibile accettare l’invito',
  description,
})

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
      'Controlli che il collegamento a Internet funzioni, oppure provi più tardi. Se ancora non funziona, ci scriva.',
  },

  'sharer-left': {
    shortTitle: 'Arrivederci',
    title: 'L’altra persona è andata via',
    description: 'Può tornare con lo stesso link.',
  },
  'sharer-stopped': {
    shortTitle: 'Ops',
    title: 'L’altra persona non mostra più lo schermo',
    description: 'Può mostrarlo di nuovo con lo stesso link.',
  },
  'viewer-left': {
    shortTitle: 'Arrivederci',
    title: 'La persona che guardava è andata via',
    description:
      'Se vuole mostrare di nuovo lo schermo, le chieda un nuovo link.',
  },
  'already-viewing': {
    shortTitle: 'Ops',
    title: 'C’è già qualcuno che guarda',
    description: 'Lo schermo può essere visto da una sola persona alla volta.',
  },

  'invalid-account-details': {
    shortTitle: 'Ops',
    title: 'La password o l’indirizzo email non corrisponde',
    description: '',
  },
  'email-taken': {
    shortTitle: 'Ops',
    title: 'Questo indirizzo email è già in uso',
    description: 'Provi invece ad accedere.',
  },
  'no-account-with-email': {
    shortTitle: 'Ops',
    title: 'Non troviamo questo account',
    description: 'Controlli l’indirizzo email, per favore.',
  },
  'reset-password-token-invalid': {
    shortTitle: 'Ops',
    title: 'Non è possibile cambiare la password',
    description: 'Richieda un nuovo link per cambiare la password.',
  },
  'accept-invite-already-member': cannotAcceptInvitation(
    'Lei fa già parte di questo gruppo.'
  ),
  'accept-invite-email-mismatch': cannotAcceptInvitation(
    'L’invito è per un altro indirizzo email.'
  ),
  'accept-invite-token-expired': cannotAcceptInvitation('L’invito è scaduto.'),
  'accept-invite-token-invalid': cannotAcceptInvitation(
    'Il link dell’invito non è valido.'
  ),

  'someone-else-sharing': {
    shortTitle: 'Occupato',
    title: 'Qualcun altro sta mostrando lo schermo',
    description:
      'In questo momento chi la aiuta sta guardando un altro schermo. Aspetti un po’ e poi riprovi.',
  },
  'declined-by-viewer': {
    shortTitle: 'Ops',
    title: 'La sua chiamata non è stata accettata',
    description:
      'Forse aspettano un’altra persona. Chieda, e poi prema di nuovo il pulsante.',
  },
  'display-capture-denied-by-system': {
    shortTitle: 'Ci siamo quasi',
    title: 'Prima il computer deve dare il permesso',
    description:
      'Apra le impostazioni di privacy del computer, cerchi «Registrazione schermo» e la attivi per questo browser. Poi chiuda il browser, lo riapra e apra lo stesso link.',
  },
  'display-capture-unsupported': {
    shortTitle: 'Ci dispiace',
    title: 'Questo dispositivo non può mostrare lo schermo',
    description:
      'Telefoni e tablet non possono ancora farlo. Apra lo stesso link su un computer.',
  },
  'display-capture-failed': {
    shortTitle: 'Ops',
    title: 'Non è stato possibile mostrare lo schermo',
    description:
      'Nessuno ha visto nulla. Provi di nuovo, oppure scelga un altro schermo o un’altra finestra.',
  },
  'not-secure-context': {
    shortTitle: 'Ci siamo quasi',
    title: 'Questo indirizzo non è sicuro',
    description:
      'I browser mostrano uno schermo solo da pagine sicure. Controlli che l’indirizzo cominci con https:// e lo apra di nuovo.',
  },
  'browser-unsupported': {
    shortTitle: 'Ci dispiace',
    title: 'Questo browser è troppo vecchio per mostrare lo schermo',
    description:
      'Apra lo stesso link con un browser più recente, su un computer: Chrome 72, Firefox 66, Safari 13 o successivi. Per guardare bastano Firefox 59 e Safari 11.1.',
  },
  'display-capture-refused': {
    shortTitle: 'Ci siamo quasi',
    title: 'Il browser non le ha chiesto nulla',
    description:
      'È impostato per non mostrare lo schermo su questa pagina. Nessuno ha visto nulla. Può cambiarlo qui e riprovare.',
  },
  'sign-in-required': {
    shortTitle: 'Ci siamo quasi',
    title: 'Prima acceda, per favore',
    description:
      'Qui può vedere uno schermo solo chi aiuta e ha effettuato l’accesso. Ci vuole un attimo, e poi torna qui.',
  },
  'in-app-browser': {
    shortTitle: 'Ci siamo quasi',
    title: 'Apra questo link nel suo browser',
    description:
      'Questa pagina è aperta dentro un’altra app, e da lì non si può mostrare nulla. Lo stesso link funziona nel suo browser.',
  },
  'camera-refused': {
    shortTitle: 'Ci siamo quasi',
    title: 'La fotocamera non è ancora permessa',
    description:
      'Nessuno ha visto nulla. Permetta a questa pagina di usare la fotocamera e riprovi.',
  },
  'camera-failed': {
    shortTitle: 'Ops',
    title: 'Non è stato possibile avviare la fotocamera',
    description:
      'Nessuno ha visto nulla. Chiuda le altre app che usano la fotocamera e riprovi.',
  },
}
