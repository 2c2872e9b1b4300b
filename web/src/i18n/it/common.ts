import type { Texts } from 'src/i18n/Texts'

export const common: Texts['common'] = {
  loading: 'Un momento…',
  tagline: 'Basta un clic, niente da scaricare e nessuna registrazione.',
  tryAgain: 'Riprova',
  testConnection: 'Prova la mia connessione',
  backToHome: 'Pagina iniziale',
  besideError:
    'Qualcosa in questa pagina non ha funzionato. Tutto il resto continua.',
  newVersion: 'C’è una nuova versione.',
  loadNewVersion: 'Carica la nuova versione',
  support: 'Ci scriva:',
  newTab: '(si apre in un’altra scheda)',
  needsJavaScript:
    'Per usare questa pagina occorre attivare JavaScript nel browser.',

  description: (appName: string) =>
    `Con ${appName} è più facile aiutare la famiglia con il computer: loro mostrano lo schermo e lei lo vede. Basta un clic, niente da scaricare e nessuna registrazione.`,
  keywords: [
    'mostrare lo schermo',
    'condividere lo schermo',
    'aiutare i genitori con il computer',
    'assistenza in famiglia',
    'senza scaricare nulla',
    'senza registrazione',
    'gratis',
  ],

  homeLink: (appName: string) => `${appName}, pagina iniziale`,
  footerNavigation: 'Informazioni su questo sito',
  language: 'Lingua',
  privacyLink: 'Privacy',
  termsLink: 'Condizioni d’uso',
}
