import type { Texts } from 'src/locales/Texts'

export const talking: Texts['talking'] = {
  phrases: {
    'click-here': 'Proszę kliknąć tutaj',
    'double-click-here': 'Proszę kliknąć tutaj dwa razy',
    'scroll-down': 'Proszę przewinąć w dół',
    'scroll-up': 'Proszę przewinąć w górę',
    'press-enter': 'Proszę nacisnąć Enter',
    'close-window': 'Proszę zamknąć to okno',
    'read-aloud': 'Proszę przeczytać, co tam jest',
    wait: 'Proszę chwilę poczekać',
    'well-done': 'Bardzo dobrze',
  },
  answers: {
    done: 'Gotowe',
    again: 'Jeszcze raz',
    'not-seen': 'Nie widzę tego',
  },

  tooMany:
    'Nie wysłano: za dużo naraz. Proszę chwilę poczekać i wysłać jeszcze raz.',
  noConnection:
    'Nie wysłano: teraz nie ma połączenia. Proszę wysłać jeszcze raz, gdy wróci.',
  send: 'Wyślij',
  copy: 'Kopiuj',
  copied: 'Skopiowano',
  you: 'Ja',

  write: 'Napisz',
  unread: (count: number) => `(nowe: ${count})`,
  heading: 'Napisz do drugiej osoby',
  close: 'Zamknij',
  sentences: 'Powiedz jednym kliknięciem',
  field: 'Własnymi słowami',
  fieldHint: 'Tam widać to dużymi literami i można na to odpowiedzieć.',
  asLink: 'Wyślij jako link',
  asCopy: 'Wyślij do skopiowania',
  noLink: 'To nie jest link. Link wygląda tak: https://example.org',
  said: 'Co zostało powiedziane',
  they: 'Druga osoba',
  theyAnswer: 'Odpowiedź:',
  theyWrite: 'Wiadomość:',

  from: 'Osoba, która pomaga, mówi',
  fromName: (name: string) => `${name} mówi`,
  helper: 'Osoba, która pomaga',
  openLink: 'Otwórz ten link',
  linkNote: 'Otworzy się w nowej karcie, i tylko po kliknięciu.',
  readAloud: 'Przeczytaj na głos',
  readAll: 'Czytaj wszystko na głos',
  answer: 'Odpowiedź',
  answerSent: 'Odpowiedź dotarła.',
  writeBack: 'Odpisz',
  ownField: 'Co chcesz powiedzieć',
  ownSent: 'Wysłano. Osoba, która pomaga, może to przeczytać.',
  earlier: 'Co było powiedziane wcześniej',

  talk: 'Rozmawiaj z dźwiękiem',
  talkBack: 'Odpowiedz głosem',
  stopTalking: 'Przestań mówić',
  talkHint:
    'Na wypadek, gdy nie rozmawiacie już przez telefon. Przeglądarka poprosi wtedy o mikrofon.',
  asking: 'Przeglądarka prosi o mikrofon. Proszę tam na to pozwolić.',
  on: 'Słychać Twój głos',
  muted: 'Mikrofon jest wyłączony: nikt nic nie słyszy',
  mute: 'Wyłącz mikrofon',
  unmute: 'Włącz mikrofon',
  otherOn: 'Słychać drugą osobę',
  otherMuted: 'Druga osoba wyłączyła mikrofon',
  helperOn: 'Słychać osobę, która pomaga',
  nameOn: (name: string) => `Słychać: ${name}`,
  microphone: 'Mikrofon',
  hear: 'Posłuchaj',
  voiceTrouble: {
    refused:
      'Mikrofon nie jest tu dozwolony. Proszę kliknąć znak obok adresu tej strony, zezwolić na mikrofon i nacisnąć przycisk jeszcze raz. Ekran jest nadal widoczny.',
    missing:
      'Nie ma mikrofonu. Proszę podłączyć mikrofon albo słuchawki z mikrofonem i nacisnąć przycisk jeszcze raz. Ekran jest nadal widoczny.',
    busy: 'Mikrofonu używa inny program. Proszę go zamknąć i nacisnąć przycisk jeszcze raz. Ekran jest nadal widoczny.',
  },
  screenSoundOff:
    'Dopóki słychać osobę, która pomaga, dźwięk ekranu nie jest wysyłany: byłoby echo.',
}
