import type { Texts } from 'src/i18n/Texts'

export const masking: Texts['masking'] = {
  cover: 'Zasłoń coś',
  coverMore: 'Zmień to, co zasłonięte',
  covered: 'Część ekranu jest zasłonięta.',
  heading: 'Co ma być zasłonięte?',
  hidden:
    'Kliknij lub przeciągnij na obrazie, żeby umieścić tam szare pole. Osoba, która pomaga, nic nie widzi, dopóki ekran nie zostanie znowu pokazany.',
  stays:
    'Pole zostaje na swoim miejscu na ekranie. Nie przesuwa się przy przewijaniu ani przy przesuwaniu okna.',
  picture: 'Obraz ekranu',
  taking: 'Trwa robienie obrazu ekranu…',
  another: 'Zrób nowy obraz za 5 sekund',
  anotherText: 'Nie widać tego na obrazie? Otwórz to na ekranie.',
  awaited: 'Teraz otwórz to, co ma być zasłonięte, a potem wróć tutaj.',
  add: 'Dodaj pole',
  box: (number: number) => `Pole ${number}`,
  remove: (number: number) => `Usuń pole ${number}`,
  keys: 'Strzałki przesuwają pole. Z klawiszem Shift powiększają je lub zmniejszają. Delete je usuwa.',
  full: 'Więcej pól nie można dodać.',
  showRest: 'Pokaż resztę ekranu',
  problems: {
    'no-picture': 'Nie udało się zrobić obrazu ekranu. Zrób nowy.',
    resized:
      'Ekran lub okno ma teraz inny rozmiar, dlatego obraz jest ukryty. Sprawdź, czy pola są nadal we właściwych miejscach, i pokaż go ponownie.',
    failed:
      'Nie można już niczego zasłonić, dlatego ekran jest ukryty. Po ponownym pokazaniu nic nie będzie zasłonięte.',
    'other-screen': 'Na ekranie wybranym przed chwilą nic nie jest zasłonięte.',
  },
}
