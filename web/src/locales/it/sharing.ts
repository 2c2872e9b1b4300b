import type { Texts } from 'src/locales/Texts'

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
  stopped: 'Ha smesso di mostrare lo schermo. Adesso nessuno può vederlo.',
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
  waitingText:
    'Chi la aiuta non ha ancora aperto la pagina. Lei non deve fare nulla: tutto comincerà appena arriva.',

  searching: 'Ci colleghiamo con chi la aiuta…',
  searchingText:
    'Chi la aiuta ha aperto la pagina, ma i due computer non sono ancora connessi.',

  sharing: 'Sta mostrando il suo schermo',
  sharingText:
    'Chi la aiuta vede il suo schermo. Usi il computer come sempre e lasci aperta questa pagina.',
  soundText: 'Chi la aiuta sente anche l’audio di quello che lei mostra.',
  stop: 'Smetti di mostrare',
  hide: 'Nascondi il mio schermo',
  hidden: 'Il suo schermo è nascosto',
  hiddenText:
    'Chi la aiuta non vede nulla finché lei non lo mostra di nuovo. È il momento giusto per scrivere una password.',
  hiddenSoundText: 'E non sente nulla.',
  show: 'Mostra lo schermo',

  reconnecting: 'La connessione sta tornando…',
  reconnectingText:
    'La connessione con chi la aiuta si è interrotta. Lasci aperta questa pagina: la connessione torna da sola.',
}
