import type { Texts } from 'src/i18n/Texts'

export const path: Texts['path'] = {
  tried:
    'Wir versuchen weiter, Sie beide zu verbinden, und hören nicht auf damit.',
  whatToDo: 'Das können Sie beide versuchen:',
  steps: [
    'Sehen Sie nach, ob Sie beide Internet haben: Lässt sich eine andere Seite öffnen?',
    'Versuchen Sie ein anderes Netz, zum Beispiel den Hotspot eines Handys. Manche Netze in Firmen, Hotels oder für Gäste lassen das Zeigen des Bildschirms nicht zu.',
    'Wenn Sie ein VPN benutzen, schalten Sie es aus.',
  ],
}
