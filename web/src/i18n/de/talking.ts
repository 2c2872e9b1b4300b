import type { Texts } from 'src/i18n/Texts'

export const talking: Texts['talking'] = {
  phrases: {
    'click-here': 'Hier klicken',
    'double-click-here': 'Hier doppelklicken',
    'scroll-down': 'Nach unten scrollen',
    'scroll-up': 'Nach oben scrollen',
    'press-enter': 'Die Eingabetaste drücken',
    'close-window': 'Dieses Fenster schließen',
    'read-aloud': 'Bitte vorlesen, was da steht',
    wait: 'Einen Moment warten',
    'well-done': 'Genau so!',
  },
  answers: {
    done: 'Erledigt',
    again: 'Bitte noch einmal zeigen',
    'not-seen': 'Ich finde es nicht',
  },

  tooMany:
    'Nicht gesendet. Das war sehr schnell hintereinander. Warten Sie einen Moment und versuchen Sie es noch einmal.',
  noConnection:
    'Nicht gesendet. Gerade besteht keine Verbindung. Versuchen Sie es noch einmal, wenn sie wieder da ist.',
  send: 'Senden',
  copy: 'Kopieren',
  copied: 'Kopiert',
  you: 'Sie',

  write: 'Nachricht',
  unread: (count: number) => `(${count} neu)`,
  heading: 'Nachrichten',
  close: 'Schließen',
  sentences: 'Fertige Nachrichten',
  field: 'Ihre Nachricht',
  fieldHint: 'Die andere Person sieht es in großer Schrift und kann antworten.',
  asLink: 'Als Link senden',
  asCopy: 'Als Text zum Kopieren senden',
  noLink: 'Das ist kein Link. Ein Link sieht so aus: https://example.org',
  said: 'Bisherige Nachrichten',
  they: 'Die andere Person',
  theyAnswer: 'Die andere Person antwortet:',
  theyWrite: 'Die andere Person schreibt:',

  from: 'Die Person, die Ihnen hilft, sagt',
  fromName: (name: string) => `${name} sagt`,
  helper: 'Die Person, die Ihnen hilft',
  openLink: 'Diesen Link öffnen',
  linkNote:
    'Er öffnet sich in einem neuen Tab, und nur, wenn Sie darauf klicken.',
  scamWarning:
    'Vorsicht. Betrüger verlangen oft genau das. Installieren Sie nie ein Programm, kaufen Sie keine Geschenkkarten und lesen Sie keinen Code vor, nur weil es jemand am Telefon sagt.',
  readAloud: 'Vorlesen',
  readAll: 'Nachrichten immer vorlesen',
  answer: 'Ihre Antwort',
  answerSent: 'Ihre Antwort ist gesendet.',
  writeBack: 'Antwort schreiben',
  ownField: 'Ihre Nachricht',
  ownSent: 'An die Person gesendet, die Ihnen hilft.',
  earlier: 'Frühere Nachrichten',

  talkShort: 'Sprechen',
  talk: 'Über Mikrofon sprechen',
  talkBack: 'Mündlich antworten',
  stopTalking: 'Nicht mehr sprechen',
  talkHint:
    'Nur nötig, wenn Sie nicht ohnehin miteinander telefonieren. Ihr Browser fragt dann nach dem Mikrofon.',
  asking: 'Ihr Browser fragt nach dem Mikrofon. Klicken Sie auf „Erlauben“.',
  on: 'Ihr Mikrofon ist an. Die andere Person kann Sie hören.',
  muted: 'Ihr Mikrofon ist aus. Niemand kann Sie hören.',
  interrupted:
    'Gerade braucht etwas anderes Ihr Mikrofon, vielleicht ein Anruf. Bis dahin sind Sie nicht zu hören.',
  mute: 'Mikrofon ausschalten',
  unmute: 'Mikrofon einschalten',
  otherOn: 'Sie können die andere Person hören',
  otherMuted: 'Die andere Person hat ihr Mikrofon ausgeschaltet',
  helperOn: 'Sie können die Person hören, die Ihnen hilft',
  nameOn: (name: string) => `Sie können ${name} hören`,
  microphone: 'Mikrofon',
  hear: 'Ton einschalten',
  voiceTrouble: {
    refused:
      'Ihr Browser lässt das Mikrofon nicht zu. Klicken Sie auf das Symbol neben der Adresse dieser Seite, erlauben Sie das Mikrofon und drücken Sie noch einmal auf den Knopf. Der Bildschirm wird weiter gezeigt.',
    missing:
      'Wir finden kein Mikrofon. Schließen Sie ein Mikrofon oder ein Headset an und drücken Sie noch einmal auf den Knopf. Der Bildschirm wird weiter gezeigt.',
    busy: 'Ein anderes Programm benutzt das Mikrofon. Schließen Sie es und drücken Sie noch einmal auf den Knopf. Der Bildschirm wird weiter gezeigt.',
  },
  screenSoundOff:
    'Solange die Person, die Ihnen hilft, mit Ihnen spricht, wird der Ton Ihres Computers nicht gesendet. Sonst gäbe es ein Echo.',
}
