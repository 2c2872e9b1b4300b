import type { Texts } from 'src/locales/Texts'

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

  cross: (place) => `Kreuz ${place}`,
  drawing: (place) => `Linie: ${place}`,
  places: {
    'top-left': 'oben links',
    'top-center': 'oben in der Mitte',
    'top-right': 'oben rechts',
    'middle-left': 'links',
    'middle-center': 'in der Mitte',
    'middle-right': 'rechts',
    'bottom-left': 'unten links',
    'bottom-center': 'unten in der Mitte',
    'bottom-right': 'unten rechts',
  },
}
