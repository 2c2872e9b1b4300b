import type { Documents } from 'src/i18n/Texts'

export const privacy: Documents['privacy'] = {
  title: 'Prywatność',
  introduction: (appName: string) =>
    `${appName} pokazuje ekran jednej osoby jednej innej osobie i nie zachowuje niczego o żadnej z nich.`,

  sections: [
    {
      heading: 'Ekran',
      paragraphs: [
        'Każdy sam wybiera, co pokazać: cały ekran, jedno okno lub jedną kartę. Przeglądarka pyta o to za każdym razem, a pokazywanie można przerwać w każdej chwili.',
        'Dźwięk jest przesyłany tylko wtedy, gdy przeglądarka to umożliwia i przełącznik dźwięku pozostaje włączony. Strona wtedy o tym informuje. Ukrycie ekranu i zakończenie wyłączają także dźwięk.',
        'Obraz i dźwięk płyną z jednej przeglądarki do drugiej, zaszyfrowane przez całą drogę. Nie widzimy ich, nie słyszymy, nie nagrywamy i nie zachowujemy.',
        'Druga osoba może patrzeć, ale nie może klikać ani pisać. Nie możemy zapobiec temu, że zrobi zdjęcie tego, co widzi, dlatego ekran warto pokazywać tylko zaufanej osobie.',
        'Na telefonie lub tablecie można zamiast tego pokazać to, co widzi kamera. Przeglądarka najpierw pyta, a kamera działa tylko wtedy, gdy jej obraz jest pokazywany.',
        'To, co obie strony do siebie piszą i co jest wskazywane, idzie tą samą drogą. Mikrofon włącza się dopiero po naciśnięciu „Rozmowa głosowa”, a przeglądarka najpierw pyta.',
        'Pliki idą tą samą drogą, i dopiero wtedy, gdy osoba, która je dostaje, się zgodzi. Są zapisywane jak każdy pobrany plik i nigdy nie są otwierane. Programy są odrzucane.',
        'Na koniec obie osoby mogą powiedzieć, czy się udało. Odpowiedź przechodzi przez nasz serwer na drugą stronę; serwer jej nie zachowuje.',
      ],
    },
    {
      heading: 'Jak przeglądarki się odnajdują',
      paragraphs: [
        'Nasz serwer kontaktowy poznaje ze sobą obie przeglądarki. W tym celu każda strona dostaje identyfikator z kilku losowych słów. Serwer trzyma identyfikatory tylko w pamięci, tylko dopóki strony są połączone oraz dwie minuty po zerwaniu połączenia, i nie zapisuje ich na żadnym dysku.',
        'Naszemu serwerowi trzeba zaufać w jednym: że pozna ze sobą właściwe dwie przeglądarki. Przy linku obie strony sprawdzają to same, zanim cokolwiek będzie widać. Jeśli zamiast linku wpisuje się słowa, nieuczciwy serwer mógłby przedstawić kogoś innego. Warto wtedy sprawdzić, czy to na pewno oczekiwana osoba.',
        'Aby połączyć się bezpośrednio, przeglądarki podają sobie swoje adresy internetowe. Żeby poznać własny, przeglądarka może zapytać publiczny serwer STUN. Widzi on ten adres i nic z ekranu.',
        'Niektóre sieci nie pozwalają na bezpośrednie połączenia. Jeśli ta strona ma punkt pośredni, zaszyfrowany obraz płynie przez niego. Punkt pośredni nie może go odczytać i go nie zachowuje.',
      ],
    },
    {
      heading: 'Co zostaje na komputerze',
      paragraphs: [
        'Ta karta pamięta swój identyfikator, wybrany wygląd obrazu i sekret, po którym rozpoznaje ją druga przeglądarka, w pamięci sesji przeglądarki, żeby link działał także po odświeżeniu strony. Wszystko znika po zamknięciu karty.',
        'Po wybraniu języka przeglądarka pamięta ten wybór.',
        'Jeśli wybierze się większy tekst lub czytanie wiadomości na głos, przeglądarka to zapamięta.',
        'Imię wpisane, aby komuś pomóc, przeglądarka pamięta, dopóki nie zostanie tam usunięte. W linku stoi ono za znakiem #, a tej części przeglądarki nie wysyłają do żadnego serwera. Pamiętane jest także wyłączenie dźwięku przy przyjściu i odejściu.',
        'Aby rozpoznawać linki, przeglądarka przechowuje klucz. Nie wskazuje on nikogo, nigdy nie opuszcza przeglądarki i znika po usunięciu danych tej strony.',
        'Jeśli link ma być zawsze taki sam, przeglądarka przechowuje go obok tego klucza. Jeśli zachowa się przycisk osoby, która pomaga, przeglądarka przechowuje jej imię i link. Żaden serwer ich nie zachowuje.',
        'Po pierwszym udostępnieniu przeglądarka przechowuje jedną małą stronę tego serwisu. Mówi ona, co jest nie tak, gdy nie ma połączenia z internetem. Dodana ikona tej strony pozostaje, dopóki nie zostanie usunięta.',
        'Po włączeniu opcji „Dzwoń na tym urządzeniu” przeglądarka przechowuje imiona nadane osobom, które mogą tu zadzwonić. Ich przeglądarki przechowują informację, jak dotrzeć do tego urządzenia. Dzwonek przechodzi przez nasz serwer i przez firmę, która stworzyła przeglądarkę. Jest zaszyfrowany dla tego urządzenia, więc nikt z nich go nie przeczyta, a my niczego z niego nie zachowujemy.',
        'Jeśli zachowasz kartkę z krokami, jej obrazki ekranu zostaną w przeglądarce, w „Moje kartki”, aż zostaną tam usunięte. Przechowywana jest też ta strona serwisu, aby otwierała się bez internetu. Przed naciśnięciem „Zachowaj, co zrobiliśmy” są tylko w pamięci tej strony. Osoba, która pomaga, dostaje kopię tylko wtedy, gdy zostanie wysłana. Teksty kroków zostają w kartach przeglądarki obu osób do ich zamknięcia.',
        'Jeśli link jest wysyłany aplikacją, na przykład komunikatorem, aplikacja ta dostaje go jak każdą wiadomość. Przed kliknięciem o nic jej nie pytamy.',
        'Pokazywanie i oglądanie nie używają plików cookie. Nie ma statystyk, reklam ani śledzenia. Nic nie jest pobierane od innych firm, nawet czcionki.',
      ],
    },
    {
      heading: 'Co zapisuje nasz serwer',
      paragraphs: [
        'W dziennikach jest zapisane, że coś się wydarzyło i czy się udało, żebyśmy mogli usuwać usterki. Nie ma w nich identyfikatorów, adresów internetowych ani niczego z ekranu.',
        'Nie ma bazy danych o ludziach, a do pokazywania i oglądania nie ma kont.',
      ],
    },
  ],

  forgetHeading: 'Usuwanie tego, co przechowuje ta przeglądarka',
  forgetText:
    'Zostaną usunięte: imię, język, własny link, przyciski osób, które pomagają, kartki i wszystko inne, co ta strona przechowuje w tej przeglądarce. Wysłane linki przestaną działać.',
  forget: 'Usuń wszystko w tej przeglądarce',
  forgotten: 'Wszystko zostało usunięte.',

  contactHeading: 'Pytania',
  contact: (companyName: string) =>
    `Tę stronę prowadzi ${companyName}. Proszę do nas napisać:`,
}
