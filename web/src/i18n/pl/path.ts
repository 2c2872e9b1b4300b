import type { Texts } from 'src/i18n/Texts'

export const path: Texts['path'] = {
  tried: 'Wciąż próbujemy połączyć oba komputery i nie przestaniemy próbować.',
  whatToDo: 'Co mogą zrobić obie osoby:',
  steps: [
    'Sprawdzić, czy u obu działa internet. Czy otwiera się inna strona?',
    'Spróbować innej sieci, na przykład hotspotu z telefonu. Niektóre sieci w firmach, hotelach lub dla gości blokują pokazywanie ekranu.',
    'Jeśli używany jest VPN, wyłączyć go.',
  ],
}
