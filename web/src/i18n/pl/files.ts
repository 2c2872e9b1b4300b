import type { Texts } from 'src/i18n/Texts'

export const files: Texts['files'] = {
  send: 'Wyślij plik',
  drop: 'Tutaj można upuścić plik, aby go wysłać',
  kinds: {
    picture: 'Obraz',
    pdf: 'PDF',
    document: 'Dokument',
    table: 'Arkusz',
    slides: 'Prezentacja',
    sound: 'Dźwięk',
    video: 'Film',
    other: 'Plik',
  },
  kilobytes: (amount: string) => `${amount} KB`,
  megabytes: (amount: string) => `${amount} MB`,
  facts: (kind: string, size: string) => `${kind}, ${size}`,
  theyOffer: 'Druga osoba chce wysłać plik',
  helperOffers: 'Osoba, która pomaga, chce wysłać plik',
  nameOffers: (name: string) => `${name} chce wysłać plik`,
  takeText:
    'Plik zostanie zapisany, nie otwarty. Proszę go zapisać tylko wtedy, gdy jest oczekiwany.',
  unknownSender:
    'Uwaga: ten komputer nie zna jeszcze tej osoby. Proszę zapisać plik tylko wtedy, gdy był zamówiony.',
  take: 'Zapisz plik',
  decline: 'Nie, dziękuję',
  cancel: 'Anuluj',
  asking: 'Czekanie na zgodę',
  sending: 'Wysyłanie',
  receiving: 'Odbieranie',
  paused: 'Czekanie na połączenie. Potem ruszy dalej od tego samego miejsca.',
  checking: 'Prawie gotowe',
  arrived: 'Plik dotarł',
  saved: 'Zapisano. Plik jest w pobranych.',
  savedElsewhere: 'Zapisano w wybranym miejscu.',
  declined: 'Plik nie został przyjęty',
  cancelled: 'Wysyłanie anulowano',
  busy: 'Druga osoba zastanawia się jeszcze nad innym plikiem. Proszę spróbować za chwilę.',
  refused: 'Plik odrzucono. Takie pliki mogą wyrządzić szkodę.',
  broken:
    'Plik dotarł uszkodzony i nie został zapisany. Trzeba wysłać go jeszcze raz.',
  unreadable:
    'Pliku nie da się już odczytać. Mógł zostać przeniesiony lub zmieniony.',
  unsaved: 'Nie udało się zapisać pliku. Może brakuje miejsca.',
  gone: 'Ten plik nie jest już wysyłany. Trzeba wysłać go jeszcze raz.',
  problems: {
    empty: 'Ten plik jest pusty.',
    'too-large': 'Ten plik jest za duży. Limit to 100 MB.',
    kind: 'Takie pliki mogą wyrządzić szkodę, dlatego nigdy nie są wysyłane. Proszę zapisać plik jako PDF albo zrobić mu zdjęcie.',
    content:
      'Zawartość tego pliku nie pasuje do jego nazwy, dlatego nigdy nie jest wysyłany. Proszę zapisać go jako PDF albo zrobić mu zdjęcie.',
    unreadable: 'Tego nie da się odczytać. Czy to folder?',
    'no-connection':
      'Nie wysłano: teraz nie ma połączenia. Proszę spróbować ponownie, gdy wróci.',
    'one-at-a-time':
      'Po jednym pliku. Proszę poczekać, aż pierwszy się zakończy.',
    'too-many': 'To dużo plików. Proszę poczekać minutę i spróbować ponownie.',
    older:
      'Druga strona to starsza wersja, która nie przyjmuje plików. Trzeba ją zamknąć i otworzyć link jeszcze raz.',
  },
}
