import type { Texts } from 'src/locales/Texts'

export const talking: Texts['talking'] = {
  phrases: {
    'click-here': 'Faccia clic qui',
    'double-click-here': 'Faccia doppio clic qui',
    'scroll-down': 'Scorra verso il basso',
    'scroll-up': 'Scorra verso l’alto',
    'press-enter': 'Prema Invio',
    'close-window': 'Chiuda questa finestra',
    'read-aloud': 'Mi legga che cosa c’è scritto',
    wait: 'Aspetti un momento',
    'well-done': 'Benissimo',
  },
  answers: {
    done: 'Fatto',
    again: 'Ancora una volta',
    'not-seen': 'Non lo vedo',
  },

  tooMany:
    'Non inviato: era molto in una volta sola. Aspetti un momento e lo invii di nuovo.',
  noConnection:
    'Non inviato: in questo momento non c’è connessione. Lo invii di nuovo quando torna.',
  send: 'Invia',
  copy: 'Copia',
  copied: 'Copiato',
  you: 'Lei',

  write: 'Scrivi',
  unread: (count: number) => `(${count} nuovi)`,
  heading: 'Scrivi all’altra persona',
  close: 'Chiudi',
  sentences: 'Da dire con un clic',
  field: 'Con parole proprie',
  fieldHint: 'Di là appare in caratteri grandi, e si può rispondere.',
  asLink: 'Invia come link',
  asCopy: 'Invia da copiare',
  noLink: 'Questo non è un link. Un link è fatto così: https://example.org',
  said: 'Che cosa è stato detto',
  they: 'L’altra persona',
  theyAnswer: 'Risposta:',
  theyWrite: 'Messaggio:',

  from: 'Chi la aiuta dice',
  fromName: (name: string) => `${name} dice`,
  helper: 'Chi la aiuta',
  openLink: 'Apri questo link',
  linkNote: 'Si apre in una nuova scheda, e solo se lo preme lei.',
  readAloud: 'Leggi ad alta voce',
  readAll: 'Leggi tutto ad alta voce',
  answer: 'La sua risposta',
  answerSent: 'La sua risposta è arrivata.',
  writeBack: 'Rispondi per iscritto',
  ownField: 'Che cosa vuole dire',
  ownSent: 'Inviato. Chi la aiuta può leggerlo.',
  earlier: 'Che cosa è stato detto prima',

  talk: 'Parla con l’audio',
  talkBack: 'Rispondi a voce',
  stopTalking: 'Smetti di parlare',
  talkHint:
    'Se non siete già al telefono insieme. Il browser chiede allora il microfono.',
  asking: 'Il browser chiede il microfono. Lo permetta lì.',
  on: 'Ora la si sente',
  muted: 'Il suo microfono è spento: nessuno la sente',
  mute: 'Spegni il microfono',
  unmute: 'Accendi il microfono',
  otherOn: 'Si sente l’altra persona',
  otherMuted: 'L’altra persona ha spento il microfono',
  helperOn: 'Si sente chi la aiuta',
  nameOn: (name: string) => `Si sente ${name}`,
  microphone: 'Microfono',
  hear: 'Ascolta',
  voiceTrouble: {
    refused:
      'Qui il microfono non è permesso. Faccia clic sul segno accanto all’indirizzo di questa pagina, permetta il microfono e prema di nuovo il pulsante. Lo schermo resta condiviso.',
    missing:
      'Non c’è nessun microfono. Ne colleghi uno, o una cuffia con microfono, e prema di nuovo il pulsante. Lo schermo resta condiviso.',
    busy: 'Un altro programma usa il microfono. Lo chiuda e prema di nuovo il pulsante. Lo schermo resta condiviso.',
  },
  screenSoundOff:
    'Finché si sente chi la aiuta, l’audio del suo schermo non viene inviato: ci sarebbe un’eco.',
}
