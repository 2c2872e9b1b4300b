import type { Texts } from 'src/i18n/Texts'

export const sharing: Texts['sharing'] = {
  title: 'Mostri il suo schermo a chi la aiuta',
  description:
    'Prema un pulsante e chi la aiuta vedrà il suo schermo. Basta un clic, niente da scaricare e nessuna registrazione.',

  heading: 'Mostri il suo schermo a chi la aiuta',
  headingWithName: (name: string) => `${name} vuole aiutarla`,
  whatHappens: 'Questa persona può guardare, ma non può fare clic né scrivere.',
  action: 'Mostra il mio schermo',
  scamWarning:
    'Vada avanti solo se conosce questa persona. Nessuna banca e nessuna azienda le chiederà mai di farlo.',
  interrupted:
    'Il suo schermo non si vede più, perché questa pagina è stata chiusa o ricaricata. Per continuare, prema il pulsante.',
  stopped: 'Ha smesso di mostrare lo schermo. Adesso nessuno può vederlo.',
  surfaceGone:
    'La finestra o la scheda che mostrava è stata chiusa, oppure si è smesso di mostrarla. Adesso nessuno vede lo schermo. Vuole mostrare qualcos’altro?',
  cancelled:
    'Non è stato mostrato nulla. Prema di nuovo il pulsante quando vuole.',

  inviteHeading: 'Prima invii questo link a chi la aiuta',
  inviteText: 'Quando chi la aiuta lo apre, vede quello che lei mostra.',

  choosingHeading: 'Scelga che cosa mostrare',
  choosingSteps: [
    'Nel browser si è aperta una finestra.',
    'Faccia clic sull’immagine del suo schermo.',
    'Poi faccia clic su «Condividi» in quella finestra.',
  ],

  waiting: 'Aspettiamo chi la aiuta',
  waitingText: 'Tutto comincerà quando chi la aiuta aprirà la pagina.',

  searching: 'Ci colleghiamo con chi la aiuta…',
  searchingText:
    'La pagina di chi la aiuta è aperta, ma i computer non sono ancora connessi.',

  sharing: 'Sta mostrando il suo schermo',
  empty: 'Adesso chi la aiuta non vede nulla',
  emptyText:
    'Forse la finestra che mostra è ridotta a icona. La riapra e si vedrà di nuovo.',
  emptyScreenText:
    'Il suo computer al momento non mostra lo schermo a nessuno. Forse è bloccato o le chiede qualcosa. Poi si vedrà di nuovo.',
  seenBy: (who: string, isHeard: boolean) =>
    `${who} ${isHeard ? 'vede e sente quello che lei mostra' : 'sta guardando'}.`,
  who: {
    verified: 'La persona che ha creato il link',
    ownsWords: 'La persona di cui ha scritto le parole',
    hasLink: 'La persona che ha il suo link',
    sameHelper: (name: string, date: string) =>
      `${name}, la stessa persona del ${date},`,
    sameAsBefore: (name: string) => `${name}, la stessa persona di prima,`,
    notVerified: 'Una persona non verificata',
  },
  soundText: 'Chi la aiuta sente anche l’audio di quello che lei mostra.',
  stop: 'Smetti di mostrare',
  hide: 'Nascondi il mio schermo',
  hidden: 'Il suo schermo è nascosto',
  hiddenText: 'Nessuno vede nulla. Può scrivere una password.',
  hiddenSoundText: 'Nessuno vede o sente nulla. Può scrivere una password.',
  more: 'Altro',
  show: 'Mostra lo schermo',

  reconnecting: 'La connessione sta tornando…',
  reconnectingText:
    'La connessione si è interrotta. Lasci aperta questa pagina: torna da sola.',
}
