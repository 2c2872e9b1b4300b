import { plural } from 'src/i18n/plural'
import type { Texts } from 'src/i18n/Texts'

export const talking: Texts['talking'] = {
  phrases: {
    'click-here': 'Clic qui',
    'double-click-here': 'Doppio clic qui',
    'scroll-down': 'Scorrere verso il basso',
    'scroll-up': 'Scorrere verso l’alto',
    'press-enter': 'Premere Invio',
    'close-window': 'Chiudere questa finestra',
    'read-aloud': 'Leggere ad alta voce',
    wait: 'Un momento',
    'well-done': 'Proprio così!',
  },
  answers: {
    done: 'Fatto',
    again: 'Ancora una volta',
    'not-seen': 'Non lo trovo',
  },

  tooMany:
    'Non inviato. I messaggi erano troppo ravvicinati. Aspetti un momento e riprovi.',
  noConnection:
    'Non inviato. In questo momento non c’è connessione. Riprovi quando torna.',
  send: 'Invia',
  copy: 'Copia',
  copied: 'Copiato',
  you: 'Lei',

  write: 'Messaggio',
  unread: (count: number) =>
    plural('it', count, {
      one: `(${count} nuovo)`,
      many: `(${count} nuovi)`,
      other: `(${count} nuovi)`,
    }),
  heading: 'Messaggi',
  close: 'Chiudi',
  sentences: 'Messaggi rapidi',
  field: 'Il suo messaggio',
  fieldHint: 'L’altra persona lo vede in caratteri grandi e può rispondere.',
  asLink: 'Invia come link',
  asCopy: 'Invia testo da copiare',
  noLink: 'Questo non è un link. Un link è fatto così: https://example.org',
  said: 'Messaggi finora',
  they: 'L’altra persona',
  theyAnswer: 'L’altra persona risponde:',
  theyWrite: 'L’altra persona scrive:',

  from: 'Chi la aiuta dice',
  fromName: (name: string) => `${name} dice`,
  helper: 'Chi la aiuta',
  openLink: 'Apri questo link',
  linkNote: 'Si apre in una nuova scheda. Senza il suo clic non si apre nulla.',
  scamWarning:
    'Attenzione. I truffatori chiedono spesso proprio questo. Non installi mai un programma, non compri carte regalo e non legga un codice perché qualcuno glielo dice al telefono.',
  readAloud: 'Leggi ad alta voce',
  readAll: 'Leggi sempre i messaggi',
  answer: 'La sua risposta',
  answerSent: 'Inviata a chi la aiuta.',
  writeBack: 'Scrivi una risposta',
  ownField: 'Il suo messaggio',
  ownSent: 'Inviato a chi la aiuta.',
  earlier: 'Messaggi precedenti',

  talkShort: 'Parla',
  talk: 'Parla al microfono',
  talkBack: 'Rispondi a voce',
  stopTalking: 'Smetti di parlare',
  talkHint:
    'Serve solo se non siete già al telefono insieme. Il browser chiederà di usare il microfono.',
  asking: 'Il browser chiede di usare il microfono. Faccia clic su «Consenti».',
  on: 'Il suo microfono è acceso. Ora la si sente.',
  muted: 'Il suo microfono è spento. Nessuno la sente.',
  interrupted:
    'Qualcos’altro sta usando il microfono, forse una chiamata. Fino ad allora non la sentono.',
  mute: 'Spegni il microfono',
  unmute: 'Accendi il microfono',
  otherOn: 'Può sentire l’altra persona',
  otherMuted: 'L’altra persona ha spento il microfono',
  helperOn: 'Può sentire chi la aiuta',
  nameOn: (name: string) => `Può sentire ${name}`,
  microphone: 'Microfono',
  hear: 'Attiva l’audio',
  voiceTrouble: {
    refused:
      'Il browser blocca il microfono. Faccia clic sull’icona accanto all’indirizzo di questa pagina, consenta il microfono e prema di nuovo il pulsante. Lo schermo resta condiviso.',
    missing:
      'Non troviamo nessun microfono. Colleghi un microfono o una cuffia con microfono e prema di nuovo il pulsante. Lo schermo resta condiviso.',
    busy: 'Un altro programma sta usando il microfono. Lo chiuda e prema di nuovo il pulsante. Lo schermo resta condiviso.',
  },
  screenSoundOff:
    'Mentre chi la aiuta parla con lei, l’audio del suo computer non viene inviato, così non c’è eco.',
}
