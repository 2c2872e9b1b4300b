import type { Texts } from 'src/i18n/Texts'

export const safety: Texts['safety'] = {
  feelsWrong: 'Qualcosa non va',
  nothing: 'Da qui ora non si vede e non si sente più nulla.',
  over: 'Ora nessuno vede più nulla',
  steps: [
    'Riagganci il telefono.',
    'Chiami una persona che conosce, a un numero che conosce.',
    'Volevano soldi, carte regalo, codici o un programma? Allora è una truffa. La segnali qui:',
  ],
  paid: 'Ha già pagato o detto un codice? Chiami prima la sua banca.',
  country: 'Paese',
  chooseCountry: 'Scelga il suo paese',
  police: 'Polizia',
  bank: 'La sua banca',
  microphone: 'Il suo microfono resta spento finché non lo riaccende.',
  fine: 'Tutto bene, mostra di nuovo',
  fineHidden: 'Tutto bene, torna indietro',
  done: 'Fatto',
}
