import type { Texts } from 'src/locales/Texts'

export const inviting: Texts['inviting'] = {
  preparing: 'Przygotowujemy link',
  linkLabel: 'Link do wysłania',
  copy: 'Kopiuj link',
  copied: 'Skopiowano',
  share: 'Wyślij link…',
  shareText:
    'Wystarczy otworzyć ten link i nacisnąć przycisk, a zobaczę ekran:',
  words: 'Trwa rozmowa przez telefon? Proszę to przeczytać na głos:',
  qrHeading: 'Albo niech druga osoba to zeskanuje',
  qrLabel: 'Kod QR linku',
}
