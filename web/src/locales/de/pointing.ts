import type { Texts } from 'src/locales/Texts'

export const pointing: Texts['pointing'] = {
  tools: 'Was ein Klick auf das Bild tut',
  point: 'Zeigen',
  draw: 'Zeichnen',
  number: 'Nummerieren',
  undo: 'Zurücknehmen',
  clear: 'Alles löschen',

  keys: {
    point:
      'Auf das Bild klicken oder ziehen: Dort erscheint drüben ein Pfeil. Mit Tasten: Die Pfeiltasten bewegen ein Kreuz, die Eingabetaste zeigt darauf.',
    draw: 'Auf dem Bild ziehen, um eine Linie zu zeichnen. Mit Tasten: Die Pfeiltasten bewegen ein Kreuz, die Eingabetaste beginnt und beendet die Linie.',
    number:
      'Auf das Bild klicken, um die Schritte zu nummerieren: 1, 2, 3. Mit Tasten: Die Pfeiltasten bewegen ein Kreuz, die Eingabetaste setzt die Nummer.',
  },
  moreKeys:
    'Mit der Umschalttaste geht es feiner, Strg+Z nimmt zurück, Esc verschiebt wieder das Bild. Mausrad, zwei Finger, + und − vergrößern und verkleinern.',

  sent: 'Gesendet',
  seen: 'Drüben ist zu sehen, worauf Sie zeigen',

  cross: (place) => `Kreuz: ${place}`,
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
