import type { Texts } from 'src/i18n/Texts'

export const keeping: Texts['keeping'] = {
  keepLink: 'Używaj zawsze tego samego linku',
  keepLinkText:
    'Powstanie własny link i cztery własne słowa. Nie zmieniają się, więc osoby, którym się pomaga, mogą wrócić jednym przyciskiem.',
  making: 'Tworzymy link. To może potrwać do minuty…',
  made: 'To jest teraz własny link. Proszę wysłać ten.',
  kept: 'To jest własny link. Jest taki sam za każdym razem, gdy ta strona zostanie otwarta w tej przeglądarce.',
  elsewhere:
    'Własny link jest używany w innej karcie. Link w tej karcie jest inny.',
  lost: 'Ta przeglądarka nie ma już własnego linku. Kto jeszcze używa starego linku albo przycisku, nie może się połączyć. Proszę utworzyć nowy link i wysłać go tym osobom.',
  notMade:
    'Nie udało się utworzyć linku. Proszę sprawdzić połączenie z internetem i spróbować ponownie.',
  newLink: 'Utwórz nowy link',
  newLinkText:
    'Dotychczasowy link i jego cztery słowa przestaną działać u wszystkich, którzy je mają. Zachowane przyciski też.',
  replace: 'Tak, zastąp link',

  offerWithoutName: 'Czy zachować przycisk do osoby, która pomaga?',
  offerText:
    'Gdy pomoc znów będzie potrzebna, wystarczy otworzyć tę stronę i go nacisnąć. Link nie będzie potrzebny.',
  nameLabel: 'Imię na przycisku',
  keepButton: 'Zachowaj przycisk na tym komputerze',
  keptButton: (place: string, button: string) =>
    `Gotowe. Następnym razem proszę otworzyć ${place} i nacisnąć „${button}”.`,

  heading: 'Osoby, które pomagają',
  getHelp: (name: string) => `Pomoc: ${name}`,
  removing: 'Usuń przycisk',
  remove: (name: string) => `Usuń: ${name}`,
  removed: (name: string) => `Usunięto przycisk: ${name}.`,
  undo: 'Cofnij',

  icon: {
    desktop: 'Umieść ikonę na pulpicie tego komputera',
    device: 'Umieść ikonę na tym urządzeniu',
    text: 'Następnym razem ikona otworzy tę stronę i nie trzeba będzie wpisywać adresu.',
    removeFromDesktop:
      'Aby ją później usunąć, trzeba ją otworzyć, kliknąć trzy kropki u góry i wybrać odinstalowanie.',
    removeFromDevice: 'Można ją później usunąć jak każdą inną aplikację.',
    added: 'Gotowe. Następnym razem wystarczy kliknąć ikonę.',
  },
}
