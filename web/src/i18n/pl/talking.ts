import { plural } from 'src/i18n/plural'
import type { Texts } from 'src/i18n/Texts'

export const talking: Texts['talking'] = {
  phrases: {
    'click-here': 'Kliknij tutaj',
    'double-click-here': 'Kliknij tutaj dwa razy',
    'scroll-down': 'Przewiń w dół',
    'scroll-up': 'Przewiń w górę',
    'press-enter': 'Naciśnij Enter',
    'close-window': 'Zamknij to okno',
    'read-aloud': 'Przeczytaj mi, co tam jest',
    wait: 'Chwileczkę',
    'well-done': 'Właśnie tak!',
  },
  answers: {
    done: 'Gotowe',
    again: 'Pokaż jeszcze raz',
    'not-seen': 'Nie mogę tego znaleźć',
  },

  tooMany:
    'Nie wysłano: za dużo wiadomości naraz. Proszę chwilę poczekać i spróbować ponownie.',
  noConnection:
    'Nie wysłano: teraz nie ma połączenia. Proszę spróbować ponownie, gdy wróci.',
  send: 'Wyślij',
  copy: 'Kopiuj',
  copied: 'Skopiowano',
  you: 'Ja',

  write: 'Wiadomość',
  unread: (count: number) =>
    plural('pl', count, {
      one: `(${count} nowa)`,
      few: `(${count} nowe)`,
      many: `(${count} nowych)`,
      other: `(${count} nowej)`,
    }),
  heading: 'Wiadomości',
  close: 'Zamknij',
  sentences: 'Szybkie wiadomości',
  field: 'Treść wiadomości',
  fieldHint: 'Druga osoba widzi to dużymi literami i może odpowiedzieć.',
  asLink: 'Wyślij jako link',
  asCopy: 'Wyślij tekst do skopiowania',
  noLink: 'To nie jest link. Link wygląda tak: https://example.org',
  said: 'Dotychczasowe wiadomości',
  they: 'Druga osoba',
  theyAnswer: 'Odpowiedź drugiej osoby:',
  theyWrite: 'Wiadomość od drugiej osoby:',

  from: 'Osoba, która pomaga, mówi',
  fromName: (name: string) => `${name} mówi`,
  helper: 'Osoba, która pomaga',
  openLink: 'Otwórz ten link',
  linkNote: 'Otworzy się w nowej karcie, i to tylko po kliknięciu.',
  scamWarning:
    'Uwaga. Oszuści często o to proszą. Proszę nigdy nie instalować programu, nie kupować kart podarunkowych ani nie odczytywać kodu, bo ktoś tak mówi przez telefon.',
  readAloud: 'Przeczytaj na głos',
  readAll: 'Zawsze czytaj wiadomości na głos',
  answer: 'Odpowiedź',
  answerSent: 'Wysłano do osoby, która pomaga.',
  writeBack: 'Napisz odpowiedź',
  ownField: 'Treść wiadomości',
  ownSent: 'Wysłano do osoby, która pomaga.',
  earlier: 'Wcześniejsze wiadomości',

  talkShort: 'Rozmowa',
  talk: 'Rozmowa głosowa',
  talkBack: 'Odpowiedz głosem',
  stopTalking: 'Zakończ rozmowę',
  talkHint:
    'Potrzebne tylko wtedy, gdy nie trwa rozmowa przez telefon. Przeglądarka poprosi o zgodę na mikrofon.',
  asking:
    'Przeglądarka prosi o mikrofon. Proszę nacisnąć „Pozwól” lub „Zezwalaj”. W Firefoksie: „Udostępnij”.',
  on: 'Mikrofon jest włączony. Druga osoba wszystko słyszy.',
  muted: 'Mikrofon jest wyłączony. Nikt nic nie słyszy.',
  interrupted:
    'Coś innego używa teraz mikrofonu, może rozmowa telefoniczna. Do tego czasu nikt Cię nie słyszy.',
  mute: 'Wyłącz mikrofon',
  unmute: 'Włącz mikrofon',
  otherOn: 'Słychać drugą osobę',
  otherMuted: 'Druga osoba wyłączyła mikrofon',
  helperOn: 'Słychać osobę, która pomaga',
  nameOn: (name: string) => `Słychać: ${name}`,
  microphone: 'Mikrofon',
  hear: 'Włącz dźwięk',
  voiceTrouble: {
    refused:
      'Przeglądarka blokuje mikrofon. Proszę kliknąć ikonę obok adresu tej strony, zezwolić na mikrofon i nacisnąć przycisk jeszcze raz. Ekran jest nadal widoczny.',
    missing:
      'Nie znaleźliśmy mikrofonu. Proszę podłączyć mikrofon albo słuchawki z mikrofonem i nacisnąć przycisk jeszcze raz. Ekran jest nadal widoczny.',
    busy: 'Mikrofonu używa inny program. Proszę go zamknąć i nacisnąć przycisk jeszcze raz. Ekran jest nadal widoczny.',
  },
  screenSoundOff:
    'Gdy mówi osoba, która pomaga, dźwięk komputera nie jest wysyłany, żeby nie było echa.',
}
