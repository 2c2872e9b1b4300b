import type { Texts } from 'src/locales/Texts'

export const talking: Texts['talking'] = {
  phrases: {
    'click-here': 'Klicken Sie hier',
    'double-click-here': 'Doppelklicken Sie hier',
    'scroll-down': 'Scrollen Sie nach unten',
    'scroll-up': 'Scrollen Sie nach oben',
    'press-enter': 'Drücken Sie die Eingabetaste',
    'close-window': 'Schließen Sie dieses Fenster',
    'read-aloud': 'Lesen Sie mir den Text vor',
    wait: 'Warten Sie einen Moment',
    'well-done': 'Sehr gut',
  },
  answers: {
    done: 'Erledigt',
    again: 'Noch einmal',
    'not-seen': 'Ich sehe es nicht',
  },

  tooMany:
    'Nicht gesendet: Das war viel auf einmal. Warten Sie einen Moment und senden Sie es noch einmal.',
  noConnection:
    'Nicht gesendet: Gerade besteht keine Verbindung. Senden Sie es noch einmal, wenn sie wieder da ist.',
  send: 'Senden',
  copy: 'Kopieren',
  copied: 'Kopiert',
  you: 'Sie',

  write: 'Schreiben',
  unread: (count: number) => `(${count} neu)`,
  heading: 'Der anderen Person schreiben',
  close: 'Schließen',
  sentences: 'Mit einem Klick sagen',
  field: 'In eigenen Worten',
  fieldHint: 'Es erscheint dort in großer Schrift und kann beantwortet werden.',
  asLink: 'Als Link senden',
  asCopy: 'Zum Kopieren senden',
  noLink: 'Das ist kein Link. Ein Link sieht so aus: https://example.org',
  said: 'Was gesagt wurde',
  they: 'Die andere Person',
  theyAnswer: 'Antwort:',
  theyWrite: 'Nachricht:',

  from: 'Ihre Hilfe sagt',
  fromName: (name: string) => `${name} sagt`,
  helper: 'Ihre Hilfe',
  openLink: 'Diesen Link öffnen',
  linkNote:
    'Er öffnet sich in einem neuen Tab, und nur, wenn Sie darauf klicken.',
  readAloud: 'Vorlesen',
  readAll: 'Alles vorlesen',
  answer: 'Ihre Antwort',
  answerSent: 'Ihre Antwort ist angekommen.',
  writeBack: 'Zurückschreiben',
  ownField: 'Was Sie sagen möchten',
  ownSent: 'Gesendet. Die Person, die Ihnen hilft, kann es lesen.',
  earlier: 'Was vorher gesagt wurde',

  talk: 'Mit Ton sprechen',
  talkBack: 'Mit Stimme antworten',
  stopTalking: 'Nicht mehr sprechen',
  talkHint:
    'Wenn Sie nicht ohnehin miteinander telefonieren. Ihr Browser fragt dann nach dem Mikrofon.',
  asking: 'Ihr Browser fragt nach dem Mikrofon. Erlauben Sie es dort.',
  on: 'Sie sind zu hören',
  muted: 'Ihr Mikrofon ist aus: Niemand hört Sie',
  mute: 'Mikrofon aus',
  unmute: 'Mikrofon an',
  otherOn: 'Die andere Person ist zu hören',
  otherMuted: 'Die andere Person hat das Mikrofon ausgeschaltet',
  helperOn: 'Die Person, die Ihnen hilft, ist zu hören',
  nameOn: (name: string) => `${name} ist zu hören`,
  microphone: 'Mikrofon',
  hear: 'Ton anhören',
  voiceTrouble: {
    refused:
      'Das Mikrofon ist hier nicht erlaubt. Klicken Sie auf das Zeichen neben der Adresse dieser Seite, erlauben Sie das Mikrofon und drücken Sie den Knopf noch einmal. Der Bildschirm ist weiter zu sehen.',
    missing:
      'Es ist kein Mikrofon da. Stecken Sie eines ein, oder ein Headset, und drücken Sie den Knopf noch einmal. Der Bildschirm ist weiter zu sehen.',
    busy: 'Ein anderes Programm benutzt das Mikrofon. Schließen Sie es und drücken Sie den Knopf noch einmal. Der Bildschirm ist weiter zu sehen.',
  },
  screenSoundOff:
    'Solange Ihre Hilfe zu hören ist, wird der Ton Ihres Bildschirms nicht gesendet: Sonst gäbe es ein Echo.',
}
