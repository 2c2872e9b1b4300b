import type { Texts } from 'src/locales/Texts'

export const inviting: Texts['inviting'] = {
  preparing: 'Przygotowujemy link',
  linkLabel: 'Link do wysłania',
  copy: 'Kopiuj link',
  copied: 'Skopiowano',
  share: 'Wyślij link…',
  qrHeading: 'Albo niech druga osoba to zeskanuje',
  qrLabel: 'Kod QR linku',
  moreWays: 'Inne sposoby wysłania',
  waysText:
    'Wiadomość jest już gotowa. Nic nie zostanie wysłane bez Państwa zgody.',
  mail: 'E-mail',
  sms: 'SMS',
  message: {
    sharer: {
      subject: 'Pomogę przy komputerze',
      text: 'Cześć! Otwórz ten link na komputerze i naciśnij przycisk. Wtedy zobaczę Twój ekran i pomogę:',
    },
    viewer: {
      subject: 'Czy możesz mi pomóc przy komputerze?',
      text: 'Cześć! Czy możesz mi pomóc przy komputerze? Otwórz ten link, a zobaczysz mój ekran, gdy tylko go pokażę:',
    },
  },
  words: (place: string) =>
    `Trwa rozmowa przez telefon? Druga osoba otwiera ${place} i wpisuje te słowa:`,
}
