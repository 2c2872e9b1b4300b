import type { Texts } from 'src/i18n/Texts'

export const inviting: Texts['inviting'] = {
  preparing: 'Przygotowujemy link…',
  linkLabel: 'Link do wysłania',
  copy: 'Kopiuj link',
  copied: 'Link skopiowany. Teraz można go wkleić do wiadomości.',
  notCopied:
    'Przeglądarka nie pozwoliła skopiować linku. Jest zaznaczony: proszę kliknąć go prawym przyciskiem lub przytrzymać i wybrać „Kopiuj”.',
  share: 'Wyślij link…',
  qrHeading: 'Albo druga osoba może zeskanować ten kod',
  qrLabel: 'Kod QR z linkiem',
  moreWays: 'Inne sposoby wysłania',
  waysText:
    'W każdym wiadomość jest już gotowa. Nic nie zostanie wysłane samo.',
  mail: 'E-mail',
  sms: 'SMS',
  message: {
    sharer: {
      subject: 'Pomogę przy komputerze',
      text: 'Cześć! Otwórz ten link na komputerze i naciśnij duży przycisk. Wtedy zobaczę Twój ekran i pomogę:',
    },
    viewer: {
      subject: 'Czy możesz mi pomóc przy komputerze?',
      text: 'Cześć! Czy możesz mi pomóc przy komputerze? Otwórz ten link, a zobaczysz mój ekran, gdy tylko go pokażę:',
    },
  },
  words: (place: string) =>
    `Trwa rozmowa przez telefon? Druga osoba wchodzi na ${place} i wpisuje te cztery słowa:`,
}
