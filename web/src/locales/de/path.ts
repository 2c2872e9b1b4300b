import type { Texts } from 'src/locales/Texts'

export const path: Texts['path'] = {
  tried:
    'Alle Wege werden versucht, immer wieder: direkt und, wenn es eine gibt, über eine Zwischenstation. Sobald einer klappt, geht es von selbst weiter.',
  whatToDo: 'Das können Sie beide tun:',
  steps: [
    'Sehen Sie nach, ob Sie beide Internet haben: Lässt sich eine andere Seite öffnen?',
    'Versuchen Sie ein anderes Netz, zum Beispiel den Hotspot eines Handys. Manche Netze in Firmen, Hotels oder für Gäste lassen so etwas nicht zu.',
    'Schalten Sie ein VPN aus, falls eines läuft.',
  ],
}
