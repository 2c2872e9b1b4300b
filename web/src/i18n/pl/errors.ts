import type { Texts } from 'src/i18n/Texts'

export const errors: Texts['errors'] = {
  '404': {
    shortTitle: '404',
    title: 'Nie ma takiej strony',
    description:
      'Może w adresie jest literówka albo strona została przeniesiona.',
  },
  unknown: {
    shortTitle: 'Ojej',
    title: 'Coś poszło nie tak',
    description:
      'Proszę spróbować później. Jeśli to nie pomoże, proszę do nas napisać.',
  },
  network: {
    shortTitle: 'Błąd',
    title: 'Nie możemy połączyć się z siecią',
    description:
      'Proszę sprawdzić, czy internet działa, albo spróbować później. Jeśli to nie pomoże, proszę do nas napisać.',
  },

  'sharer-left': {
    shortTitle: 'Do widzenia',
    title: 'Druga osoba wyszła',
    description: 'Może wrócić, otwierając ten sam link.',
  },
  'sharer-stopped': {
    shortTitle: 'Ojej',
    title: 'Druga osoba już nie pokazuje ekranu',
    description: 'Może znowu go pokazać, otwierając ten sam link.',
  },
  'sharer-returned': {
    shortTitle: 'Witamy ponownie',
    title: 'Druga osoba wróciła',
    description:
      'Wystarczy, że jeszcze raz naciśnie przycisk. Wtedy jej ekran pojawi się tutaj.',
  },
  'viewer-left': {
    shortTitle: 'Do widzenia',
    title: 'Osoba, która patrzyła, wyszła',
    description: 'Aby znowu pokazać ekran, proszę poprosić ją o nowy link.',
  },
  'already-viewing': {
    shortTitle: 'Ojej',
    title: 'Ktoś już ogląda ten ekran',
    description: 'Ekran może oglądać tylko jedna osoba naraz.',
  },
  'viewer-not-proved': {
    shortTitle: 'Ostrożnie',
    title: 'Nie mamy pewności, że to osoba, która Panu/Pani pomaga',
    description:
      'Nikt nie widział ekranu. Link może być stary lub niepełny. Proszę poprosić o nowy link.',
  },
  'viewer-not-compared': {
    shortTitle: 'Ostrożnie',
    title: 'Ktoś przyszedł bez tego linku',
    description:
      'Nie udało się sprawdzić, kto to był. Nikt nie widział ekranu. Proszę jeszcze raz wysłać link osobie, która pomaga.',
  },
  'stranger-keeps-trying': {
    shortTitle: 'Ostrożnie',
    title: 'Ktoś wciąż próbuje zobaczyć ten ekran',
    description:
      'Nikt nie widział ekranu. Proszę najpierw zadzwonić do osoby, która pomaga, pod znany numer, a potem wysłać jej link w wiadomości.',
  },
  'sharer-not-proved': {
    shortTitle: 'Ostrożnie',
    title: 'Nie mamy pewności, kto tam jest',
    description:
      'Nic nie zostało pokazane. Link może być stary lub niepełny. Proszę użyć nowego linku.',
  },

  'invalid-account-details': {
    shortTitle: 'Ojej',
    title: 'Hasło lub adres e-mail się nie zgadza',
    description: '',
  },
  'email-taken': {
    shortTitle: 'Ojej',
    title: 'Ten adres e-mail jest już używany',
    description: 'Proszę spróbować się zalogować.',
  },
  'no-account-with-email': {
    shortTitle: 'Ojej',
    title: 'Nie znajdujemy takiego konta',
    description: 'Proszę sprawdzić adres e-mail.',
  },
  'reset-password-token-invalid': {
    shortTitle: 'Ojej',
    title: 'Nie można zmienić hasła',
    description: 'Proszę poprosić o nowy link do zmiany hasła.',
  },
  'accept-invite-already-member': {
    shortTitle: 'Ojej',
    title: 'Nie można przyjąć zaproszenia',
    description: 'To konto już należy do tego zespołu.',
  },
  'accept-invite-email-mismatch': {
    shortTitle: 'Ojej',
    title: 'Nie można przyjąć zaproszenia',
    description: 'Zaproszenie jest na inny adres e-mail.',
  },
  'accept-invite-token-expired': {
    shortTitle: 'Ojej',
    title: 'Nie można przyjąć zaproszenia',
    description: 'Zaproszenie straciło ważność.',
  },
  'accept-invite-token-invalid': {
    shortTitle: 'Ojej',
    title: 'Nie można przyjąć zaproszenia',
    description: 'Link z zaproszenia jest nieprawidłowy.',
  },

  'someone-else-sharing': {
    shortTitle: 'Zajęte',
    title: 'Ktoś inny pokazuje teraz ekran',
    description:
      'Osoba, która pomaga, ogląda teraz ekran kogoś innego. Proszę poczekać, aż skończy, i spróbować ponownie.',
  },
  'declined-by-viewer': {
    shortTitle: 'Ojej',
    title: 'Połączenie nie zostało odebrane',
    description:
      'Może czekają tam na kogoś innego. Proszę zapytać i jeszcze raz nacisnąć przycisk.',
  },
  'declined-by-sharer': {
    shortTitle: 'Ojej',
    title: 'Druga osoba nie wyraziła zgody',
    description:
      'Może czeka na kogoś innego. Proszę zapytać i spróbować ponownie.',
  },
  'display-capture-denied-by-system': {
    shortTitle: 'Już prawie',
    title: 'Najpierw komputer musi na to pozwolić',
    description:
      'Proszę otworzyć ustawienia prywatności komputera, znaleźć „Nagrywanie ekranu” i włączyć je dla tej przeglądarki. Potem proszę zamknąć przeglądarkę, otworzyć ją ponownie i otworzyć ten sam link. Nikt nic nie zobaczył.',
  },
  'display-capture-unsupported': {
    shortTitle: 'Niestety',
    title: 'To urządzenie nie może pokazać swojego ekranu',
    description:
      'Telefony i tablety nie mogą pokazać ekranu na stronie internetowej. Proszę otworzyć ten sam link na komputerze.',
  },
  'display-capture-failed': {
    shortTitle: 'Ojej',
    title: 'Nie udało się pokazać ekranu',
    description:
      'Nikt nic nie zobaczył. Proszę spróbować ponownie albo wybrać inny ekran lub okno.',
  },
  'not-secure-context': {
    shortTitle: 'Już prawie',
    title: 'Ta strona nie jest zabezpieczona',
    description:
      'Przeglądarki pokazują ekran tylko z zabezpieczonych stron. Proszę sprawdzić, czy adres zaczyna się od https://, i otworzyć go ponownie.',
  },
  'browser-unsupported': {
    shortTitle: 'Niestety',
    title: 'Ta przeglądarka jest na to za stara',
    description:
      'Proszę otworzyć ten sam link w nowszej przeglądarce na komputerze: Chrome 72, Firefox 66, Safari 13 lub nowszej. Do oglądania wystarczą Firefox 59 i Safari 11.1.',
  },
  'webrtc-missing': {
    shortTitle: 'Niestety',
    title: 'Ta przeglądarka nie może nawiązać połączenia',
    description:
      'Brakuje w niej czegoś potrzebnego albo jest to wyłączone. Proszę otworzyć ten sam link w aktualnej przeglądarce: Chrome, Edge, Firefox lub Safari.',
  },
  'display-capture-refused': {
    shortTitle: 'Już prawie',
    title: 'Przeglądarka blokuje pokazywanie ekranu',
    description:
      'Jest ustawiona tak, że na tej stronie nie pokazuje ekranu. Można to tutaj zmienić i spróbować ponownie. Nikt nic nie zobaczył.',
  },
  'sign-in-required': {
    shortTitle: 'Już prawie',
    title: 'Najpierw proszę się zalogować',
    description:
      'Tutaj ekran mogą zobaczyć tylko zalogowane osoby, które pomagają. To zajmie chwilę, a potem znowu otworzy się ta strona.',
  },
  'in-app-browser': {
    shortTitle: 'Już prawie',
    title: 'Proszę otworzyć ten link w przeglądarce',
    description:
      'Ta strona jest otwarta w innej aplikacji, a tam pokazywanie ekranu nie działa. Ten sam link działa w zwykłej przeglądarce.',
  },
  'camera-refused': {
    shortTitle: 'Już prawie',
    title: 'Przeglądarka blokuje kamerę',
    description:
      'Nikt nic nie zobaczył. Proszę pozwolić tej stronie używać kamery i spróbować ponownie.',
  },
  'calls-blocked': {
    shortTitle: 'Ojej',
    title: 'Ta sieć przepuszcza strony, ale nie połączenia',
    description:
      'Może to robić VPN, program antywirusowy albo sieć firmowa. „Sprawdź moje połączenie” pokaże, co przechodzi.',
  },
  'camera-failed': {
    shortTitle: 'Ojej',
    title: 'Nie udało się włączyć kamery',
    description:
      'Nikt nic nie zobaczył. Proszę zamknąć inne aplikacje, które używają kamery, i spróbować ponownie.',
  },
}
