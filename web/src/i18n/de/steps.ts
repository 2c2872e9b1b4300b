import type { Texts } from 'src/i18n/Texts'

export const steps: Texts['steps'] = {
  phrases: {
    'click-here': 'Hier klicken',
    'double-click-here': 'Hier doppelklicken',
    'right-click-here': 'Hier mit der rechten Maustaste klicken',
    'type-here': 'Hier tippen',
    'press-enter': 'Die Eingabetaste drücken',
    'scroll-down': 'Nach unten scrollen',
    'wait-until-done': 'Warten, bis es fertig ist',
    'close-window': 'Dieses Fenster schließen',
  },

  heading: 'Schritte',
  empty:
    'Wählen Sie „Nummerieren“ und klicken Sie auf das Bild. Aus jeder Nummer wird ein Schritt, dem die andere Person folgen kann, einer nach dem anderen.',
  full: (most: number) => `Mehr als ${most} Schritte sind nicht möglich.`,
  list: 'Alle Schritte',
  noWords: 'Noch ohne Text',
  words: (number: number) => `Was bei Schritt ${number} zu tun ist`,
  ownWords: 'Eigene Worte',
  ownWordsHint:
    'Fertige Sätze liest die andere Person in ihrer Sprache, Ihre eigenen so, wie Sie sie schreiben.',
  useWords: 'Übernehmen',
  up: (number: number) => `Schritt ${number} nach oben`,
  down: (number: number) => `Schritt ${number} nach unten`,
  remove: (number: number) => `Schritt ${number} entfernen`,
  removed: 'Der Schritt ist entfernt.',
  putBack: 'Wieder einfügen',
  placeAgain: 'Neu zeigen',
  placing: (number: number) =>
    `Klicken Sie jetzt im Bild auf die Stelle von Schritt ${number}.`,
  cancel: 'Abbrechen',
  showThem: 'Diesen Schritt zeigen',
  here: 'Die andere Person ist hier',
  done: 'Erledigt',
  notFound: 'Wird nicht gefunden',
  noPicture:
    'Von diesem Schritt gibt es kein Bild. Zeigen Sie noch einmal darauf, dann wird eines gemacht.',

  step: (number: number, count: number) => `Schritt ${number} von ${count}`,
  picture: 'Bild der Stelle',
  noPictureHere: 'Von diesem Schritt gibt es kein Bild.',
  told: 'Die Person, die Ihnen hilft, weiß jetzt, dass Sie es nicht finden.',
  back: 'Schritt davor',
  next: 'Nächster Schritt',
  finished: 'Das war der letzte Schritt. Gut gemacht!',
}
