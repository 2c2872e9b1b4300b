import type { Texts } from 'src/locales/Texts'

export const sharing: Texts['sharing'] = {
  title: 'Mostri il suo schermo a chi la aiuta',
  description:
    'Prema un pulsante e chi la aiuta vede il suo schermo. Basta un clic, niente da scaricare e nessuna registrazione.',

  heading: 'Mostri il suo schermo a chi la aiuta',
  headingWithName: (name: string) => `${name} vuole aiutarla`,
  whatHappens:
    'Chi la aiuta vedrà il suo schermo. Non può fare clic né scrivere nulla, e lei può smettere in qualsiasi momento.',
  action: 'Mostra il mio schermo',
  afterwards:
    'Poi il browser le chiede quale schermo mostrare. Lo scelga e prema «Condividi» o «Consenti».',
  scamWarning:
    'Vada avanti solo se conosce questa persona. Nessuna banca e nessuna azienda le chiederà mai di farlo.',
  stopped: 'Ha smesso. Adesso nessuno vede il suo schermo.',
  cancelled:
    'Non è stato mostrato nulla. Prema di nuovo il pulsante quando vuole.',

  inviteHeading: 'Prima invii questo link a chi la aiuta',
  inviteText: 'Chi lo apre vede quello che lei mostra.',

  choosingHeading: 'Scelga che cosa mostrare',
  choosingSteps: [
    'Nel browser si è aperta una finestra.',
    'Faccia clic sull’immagine del suo schermo.',
    'Poi prema «Condividi» o «Consenti» in quella finestra.',
  ],

  waiting: 'Aspettiamo chi la aiuta',
  waitingText:
    'Dall’altra parte la pagina non è ancora aperta. Non deve fare nulla: appena lo sarà, si comincia da soli.',

  searching: 'Cerchiamo una strada verso l’altro computer',
  searchingText:
    'Chi la aiuta ha aperto la pagina, ma i due computer non si raggiungono ancora.',

  sharing: 'Sta mostrando il suo schermo',
  sharingText:
    'Chi la aiuta vede il suo schermo. Usi il computer come sempre e lasci aperta questa pagina.',
  soundText: 'Chi la aiuta sente anche l’audio di quello che mostra.',
  stop: 'Smetti di mostrare',
  hide: 'Nascondi il mio schermo',
  hidden: 'Il suo schermo è nascosto',
  hiddenText:
    'Chi la aiuta non vede nulla finché non lo mostra di nuovo. È il momento giusto per scrivere una password.',
  hiddenSoundText: 'E non sente nemmeno nulla.',
  show: 'Mostra di nuovo il mio schermo',

  reconnecting: 'Il collegamento sta tornando…',
  reconnectingText:
    'Il collegamento con chi la aiuta si è interrotto. Lasci aperta questa pagina: torna da solo.',
}
