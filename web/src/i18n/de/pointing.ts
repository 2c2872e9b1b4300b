import type { Texts } from 'src/i18n/Texts'

export const pointing: Texts['pointing'] = {
  tools: 'Werkzeuge zum Zeigen',
  point: 'Zeigen',
  draw: 'Zeichnen',
  number: 'Nummerieren',
  undo: 'Zurücknehmen',
  clear: 'Alles löschen',

  keys: {
    point:
      'Auf das Bild klicken oder ziehen: Die andere Person sieht dort einen Pfeil. Mit Tasten: Die Pfeiltasten bewegen ein Kreuz, die Eingabetaste zeigt darauf.',
    draw: 'Ziehen Sie, um eine Linie zu zeichnen. Mit Tasten: Die Pfeiltasten bewegen ein Kreuz, die Eingabetaste beginnt und beendet die Linie.',
    number:
      'Klicken Sie, um Schritte zu nummerieren: 1, 2, 3. Mit Tasten: Die Pfeiltasten bewegen ein Kreuz, die Eingabetaste setzt die Nummer.',
  },
  moreKeys:
    'Mit der Umschalttaste geht es feiner, Strg+Z nimmt zurück, mit Esc verschieben Sie wieder das Bild. Mausrad, zwei Finger, + und − vergrößern und verkleinern.',

  sent: 'Gesendet',
  seen: 'Die andere Person sieht, worauf Sie zeigen',

  cross: (place: string) => `Kreuz ${place}`,
  drawing: (place: string) => `Linie: ${place}`,
  places: {
    upperLeft: 'oben links',
    top: 'oben in der Mitte',
    upperRight: 'oben rechts',
    left: 'links',
    middle: 'in der Mitte',
    right: 'rechts',
    lowerLeft: 'unten links',
    bottom: 'unten in der Mitte',
    lowerRight: 'unten rechts',
  },
}
