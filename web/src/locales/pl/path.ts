import type { Texts } from 'src/locales/Texts'

export const path: Texts['path'] = {
  tried:
    'Wszystkie drogi są sprawdzane raz po raz: bezpośrednio i, jeśli jest, przez punkt pośredni. Gdy tylko któraś zadziała, wszystko ruszy samo.',
  whatToDo: 'Co mogą zrobić obie osoby:',
  steps: [
    'Sprawdzić, czy u obu działa internet: czy otwiera się inna strona?',
    'Spróbować innej sieci, na przykład hotspotu z telefonu. Niektóre sieci w firmach, hotelach lub dla gości blokują pokazywanie ekranu.',
    'Wyłączyć VPN, jeśli jest włączony.',
  ],
}
